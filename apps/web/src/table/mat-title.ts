import type { Translate } from '../messages/messages.ts';
import type { TableParts } from './parts.ts';

/** What the strip of a folded mat offers. */
export function matTitle(t: Translate, { matOpen, replay, scene: { mat } }: TableParts): string {
  if (matOpen) return t('table.mat.close');
  return replay === undefined ? t('table.mat.open') : t('replay.mat', { player: mat?.name ?? '' });
}
