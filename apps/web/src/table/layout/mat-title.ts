import type { Translate } from '@la-stanza/words';
import type { TableParts } from './table-parts.ts';

/** The label of the folded mat's strip. */
export function matTitle(t: Translate, { matOpen, replay, online, table, scene: { mat } }: TableParts): string {
  if (matOpen) return t('table.mat.close');
  // a spectator sees the mat of another player
  const isOwn = replay === undefined && (online === undefined || table.moment.front !== undefined);
  return isOwn ? t('table.mat.open') : t('replay.mat', { player: mat?.name ?? '' });
}
