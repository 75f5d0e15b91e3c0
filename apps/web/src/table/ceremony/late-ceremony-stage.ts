import { lazy } from 'react';
import { loadTexts } from '../../ui/messages/messages.ts';
import type { CeremonyStage as Stage } from './ceremony-stage.tsx';

/** The stage of ceremonies, loaded in the first turn played here: no table needs it before. */
export const CeremonyStage: ReturnType<typeof lazy<typeof Stage>> = lazy(loadCeremonies);

async function loadCeremonies(): Promise<{ default: typeof Stage }> {
  const [stage] = await Promise.all([import('./ceremony-stage.tsx'), loadTexts('ceremony')]);
  return { default: stage.CeremonyStage };
}

/** Without a connection it is asked for again with the first ceremony. */
export const prepareCeremonies = (): void => void loadCeremonies().catch(() => undefined);
