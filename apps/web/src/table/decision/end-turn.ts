import { type ActionId, type Seat, type Step, type View, whoseTurn } from '@la-stanza/engine';
import { chronicleSentences, eventsSentence, playerName, type Translate } from '@la-stanza/words';
import type { GameMoment } from '../../game/source/game-source.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import type { DecisionPicture, SequenceStep } from './decision-picture.ts';

type EndTurn = {
  readonly t: Translate;
  /** With the last step, which is shown but not played. */
  readonly moment: GameMoment;
  readonly view: View;
  readonly seat: Seat;
  readonly ending: ActionId;
  readonly endTurn: () => void;
};

/** All steps are done: the turn in one sentence, its steps, and the button that ends it. */
export function endTurnDecision({ t, moment, view, seat, ending, endTurn }: EndTurn): DecisionPicture {
  const { players, game } = moment;
  const teller = { t, players, figures: view.figures, ring: view.ring, you: seat };
  const steps = stepsOfTurn(moment.steps, seat);
  const done = steps.map((step, index): SequenceStep => ({
    number: index + 1,
    when: 'done',
    title: chronicleSentences(teller, eventsOf(step)).join(' '),
  }));
  const next = whoseTurn(game.state);
  const summary = eventsSentence(teller, { events: steps.flatMap(eventsOf) });
  const label = t('table.end.button');
  return {
    sentence: t('table.end.sentence'),
    emblem: { kind: 'player', player: playerColour(players, seat) },
    summary,
    panel: {
      title: t('table.end.title'),
      note: t('table.end.note', { count: steps.length }),
      tone: 'player',
      parts: [
        { kind: 'sequence', steps: done.filter(({ title }) => title !== '') },
        {
          kind: 'rows',
          rows: [
            {
              key: 'end-turn',
              state: 'legal',
              title: label,
              spoken: `${label}. ${summary}`,
              drawing: { kind: 'symbol', name: 'check' },
              onChoose: endTurn,
            },
          ],
        },
      ],
      footer:
        next.who === 'seat' && next.seat !== seat
          ? t('table.end.next', { player: playerName(players, next.seat) })
          : t('table.end.last'),
      short: summary,
    },
    targets: {},
    confirm: { label, action: ending },
  };
}

/** The steps of the turn that the last one belongs to. */
function stepsOfTurn(steps: readonly Step[], seat: Seat): Step[] {
  const turn = steps.at(-1)?.entry.turn;
  return steps.filter(({ entry }) => entry.turn === turn && entry.seat === seat);
}

/** What a step brought about, without what belongs to the next turn. */
function eventsOf({ events }: Step): Step['events'] {
  const end = events.findIndex(({ type }) => type === 'turn' || type === 'refill-begun');
  return end === -1 ? events : events.slice(0, end);
}
