import { ARTWORKS, type OpenDecision } from '@la-stanza/engine';
import { disciplineName } from '@la-stanza/words';
import { chosenAction, offer, optionsOf, own, targetOf, type Deciding } from './deciding.ts';
import type { DecisionPicture } from './decision-picture.ts';

/** Rule 6.3: one artwork of the reward's strength or a lower one. */
export function artworkDecision(
  deciding: Deciding,
  open: Extract<OpenDecision, { readonly decision: 'artwork' }>,
): DecisionPicture {
  const { t, view } = deciding;
  const artworks = optionsOf(deciding, 'artwork').map((option) => {
    const { artwork } = option.action;
    const value = view.figures.artworkValues[ARTWORKS.indexOf(artwork)] ?? 0;
    const made = offer(deciding, option, {
      title: t(`terms.artwork.${artwork}.name`),
      note: t('decision.artwork.worth', {
        value,
        museum: own(deciding).museumValue + value,
        left: view.artworksLeft[artwork],
      }),
      drawing: { kind: 'artwork', artwork },
      about: `artwork ${artwork}`,
    });
    return { artwork, made };
  });
  const action = chosenAction(deciding);
  return {
    sentence: t('decision.artwork.sentence'),
    emblem: { kind: 'emblem', discipline: 'arts' },
    room: 'arts',
    panel: {
      title: disciplineName(t, 'arts'),
      note: t('decision.strength.note', { strength: open.strength }),
      tone: 'arts',
      parts: [{ kind: 'rows', rows: artworks.map(({ made }) => made).toReversed() }],
      footer: t('decision.artwork.museum', { mine: own(deciding).exhibitedValue, board: view.dummyValue }),
    },
    targets: { stands: new Map(artworks.map(({ artwork, made }) => [artwork, targetOf(made)])) },
    confirm: {
      label:
        action?.kind === 'artwork' ? t('decision.artwork.confirm', { artwork: action.artwork }) : t('decision.confirm'),
      action: action?.id,
    },
  };
}
