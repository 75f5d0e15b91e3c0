import { loadTexts } from '../../ui/messages/messages.ts';

// what advice says is loaded with the first hint
await loadTexts('extra');

export { HintPanel } from './hint-panel.tsx';
