import { change, disciplineName } from '@la-stanza/words';
import { playerColour } from '../../game/source/player-colour.ts';
import { chosenAction, offer, optionsOf, own, targetOf, type Deciding } from './deciding.ts';
import type { DecisionPicture } from './decision-picture.ts';
import { colourSequence, stopConfirm, stopRows, type ColourDecision } from './colour-sequence.ts';
import { bookSteps } from './progress.ts';

/** Rules 5.2, 6.1 and tile Ac: a disc into any box but the Religion box. */
export function boxDecision(deciding: Deciding, open: ColourDecision): DecisionPicture {
  const { t, seat, players } = deciding;
  const boxes = optionsOf(deciding, 'box').map((option) => {
    const { discipline } = option.action;
    const discs = own(deciding).boxes[discipline];
    const made = offer(deciding, option, {
      title: disciplineName(t, discipline),
      note: t('decision.box.becomes', { from: discs, to: discs + 1 }),
      drawing: { kind: 'emblem', discipline },
      about: `box ${discipline}`,
    });
    return { discipline, made };
  });
  const { part, steps } = colourSequence(
    deciding,
    open,
    boxes.map(({ made }) => made),
    {
      done: (discipline) => ({ title: t(`terms.box.${discipline}`), drawing: { kind: 'emblem', discipline } }),
      now: t(open.from === 'book' ? 'decision.box.from-book' : 'decision.box.now'),
      next: t('decision.box.next', { may: open.mayDecline ? 'yes' : 'no' }),
      steps: (now, total) => t('decision.box.steps', { now, total }),
    },
  );
  const action = chosenAction(deciding);
  return {
    sentence: t(open.from === 'book' ? 'decision.box.book-sentence' : 'decision.box.sentence', {
      count: open.remaining,
      may: open.mayDecline ? 'yes' : 'no',
    }),
    emblem: { kind: 'player', player: playerColour(players, seat) },
    steps: open.from === 'book' ? bookSteps(deciding) : steps,
    room: 'religion',
    panel: {
      title: t('decision.box.title'),
      note: t('decision.box.note', { count: own(deciding).discs }),
      tone: 'religion',
      parts: [part, { kind: 'rows', rows: stopRows(deciding) }],
      footer:
        action?.kind === 'box'
          ? t('decision.box.footer', { discipline: disciplineName(t, action.discipline), change: change(1) })
          : undefined,
    },
    targets: { boxes: new Map(boxes.map(({ discipline, made }) => [discipline, targetOf(made)])) },
    confirm: stopConfirm(deciding) ?? {
      label:
        action?.kind === 'box'
          ? t('decision.box.confirm', { discipline: disciplineName(t, action.discipline) })
          : t('decision.confirm'),
      action: action?.id,
    },
  };
}
