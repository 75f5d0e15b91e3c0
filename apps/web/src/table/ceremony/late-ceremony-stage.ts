import type { ComponentProps } from 'react';
import { loadTexts } from '../../ui/messages/messages.ts';
import { part, type Part } from '../../ui/parts/part.tsx';
import type { CeremonyStage as Stage } from './ceremony-stage.tsx';

/** The stage of ceremonies: no table needs it for its first picture. */
export const CeremonyStage: Part<ComponentProps<typeof Stage>> = part(
  async () => {
    const [stage] = await Promise.all([import('./ceremony-stage.tsx'), loadTexts('ceremony')]);
    return stage.CeremonyStage;
  },
  { face: 'none', atTable: true },
);

export const prepareCeremonies = (): void => void CeremonyStage.preload();
