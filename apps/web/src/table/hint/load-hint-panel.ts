import { loadTexts } from '../../ui/messages/messages.ts';

// what advice says is loaded with the first hint
await loadTexts('cards');

export { HintPanel } from './hint-panel.tsx';
