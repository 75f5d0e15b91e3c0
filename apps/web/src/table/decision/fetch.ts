import { DISCIPLINES } from '@la-stanza/engine';
import { disciplineName, shortName } from '@la-stanza/words';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { chosenAction, isLegal, offer, optionsOf, targetOf, type Deciding } from './deciding.ts';
import type { DecisionPicture, PanelPart } from './decision-picture.ts';

/** Tile Dd: any character from the walls, also from under a figurine. */
export function fetchDecision(deciding: Deciding): DecisionPicture {
  const { t, view } = deciding;
  const people = optionsOf(deciding, 'fetch')
    .filter(isLegal)
    .map((option) => {
      const { space } = option.action;
      const tile = view.ring[space]?.tile;
      const made = offer(deciding, option, {
        title: tile === null || tile === undefined ? '' : shortName(t, tile.tile),
        drawing: tile === null || tile === undefined ? undefined : { kind: 'portrait', person: personOf(tile.tile) },
        about: `space ${space}`,
      });
      return { space, made, room: view.ring[space]?.room };
    });
  const action = chosenAction(deciding);
  const chosen = people.find(({ made }) => made.state === 'chosen')?.made.title;
  const rooms = DISCIPLINES.flatMap((discipline): PanelPart[] => {
    const chips = people.filter(({ room }) => room === discipline).map(({ made }) => made);
    return chips.length === 0 ? [] : [{ kind: 'chips', caption: disciplineName(t, discipline), chips }];
  });
  return {
    sentence: t('decision.fetch.sentence'),
    emblem: { kind: 'tile', tile: 'Dd' },
    panel: { title: t('terms.tile.Dd.name'), note: t('decision.fetch.note'), tone: 'discoveries', parts: rooms },
    targets: { spaces: new Map(people.map(({ space, made }) => [space, targetOf(made)])) },
    confirm: {
      label: chosen === undefined ? t('decision.confirm') : t('decision.fetch.confirm', { name: chosen }),
      action: action?.id,
    },
  };
}
