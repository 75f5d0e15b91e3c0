import type { Translate } from '@la-stanza/words';
import type { TableParts } from './parts.ts';

/** What the strip of a folded mat offers. */
export function matTitle(t: Translate, { matOpen, replay, company, table, scene: { mat } }: TableParts): string {
  if (matOpen) return t('table.mat.close');
  // to an onlooker it is somebody else's
  const isOwn = replay === undefined && (company === undefined || table.moment.front !== undefined);
  return isOwn ? t('table.mat.open') : t('replay.mat', { player: mat?.name ?? '' });
}
