import type { View } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/game-source.ts';
import { useTranslate } from '../../messages/messages.ts';
import { DrawingPicture } from '../panel/drawing.tsx';
import { FINAL_LETTERS } from '../words/figures.ts';
import { playerColour, playerName } from '../words/seats.ts';
import styles from './chronicle.module.css';
import type { ChronicleTurn } from './chronicler.ts';
import { chronicleDrawings } from './drawings.ts';
import { chronicleSentences } from './sentence.ts';

type ChronicleProps = {
  readonly turns: readonly ChronicleTurn[];
  readonly players: readonly SeatedPlayer[];
  readonly view: View;
};

const SHOWN = 24;

/** What has happened, newest first, turn by turn. */
export function Chronicle({ turns, players, view }: ChronicleProps): ReactNode {
  const t = useTranslate();
  const newest = turns
    .filter(({ steps }) => steps.length > 0)
    .toReversed()
    .slice(0, SHOWN);
  return (
    <section className={styles['chronicle']} aria-label={t('table.chronicle')} tabIndex={-1} data-chronicle>
      <h2>{t('table.chronicle')}</h2>
      <div className={styles['turns']}>
        {newest.map((turn) => (
          <Turn key={turn.turn} turn={turn} players={players} view={view} />
        ))}
      </div>
    </section>
  );
}

type TurnProps = { readonly turn: ChronicleTurn } & Pick<ChronicleProps, 'players' | 'view'>;

function Turn({ turn, players, view }: TurnProps): ReactNode {
  const t = useTranslate();
  const teller = { t, players, figures: view.figures, ring: view.ring };
  // dealing comes tile by tile: everything of the setup and of a refill is told together
  const steps = turn.turn === 0 ? [gather(turn)] : turn.steps;
  return (
    <article className={styles['turn']}>
      <h3>
        {turn.seat === undefined ? null : (
          <DrawingPicture drawing={{ kind: 'player', player: playerColour(players, turn.seat) }} size={18} />
        )}
        {turnName(t, turn, players)}
      </h3>
      {refillTogether(steps)
        .toReversed()
        .map(({ seq, events }) => {
          const sentences = chronicleSentences(teller, events);
          if (sentences.length === 0) return null;
          return (
            <p key={seq}>
              {sentences.join(' ')}{' '}
              {chronicleDrawings(events, players, view.ring).map((drawing, index) => (
                <DrawingPicture key={index} drawing={drawing} size={18} />
              ))}
            </p>
          );
        })}
    </article>
  );
}

function turnName(t: ReturnType<typeof useTranslate>, turn: ChronicleTurn, players: readonly SeatedPlayer[]): string {
  if (turn.seat === undefined) return t('chronicle.setup');
  const player = playerName(players, turn.seat);
  return turn.finalTurn > 0
    ? t('chronicle.turn-final', { player, letter: FINAL_LETTERS.charAt(turn.finalTurn - 1) })
    : t('chronicle.turn', { player, turn: turn.turn });
}

type Steps = ChronicleTurn['steps'];

function gather({ steps }: ChronicleTurn): Steps[number] {
  return { seq: steps[0]?.seq ?? 0, events: steps.flatMap(({ events }) => events) };
}

/** The deals of a refill follow the step that caused them, one entry each; they read as one. */
function refillTogether(steps: Steps): Steps {
  const joined: Steps[number][] = [];
  for (const step of steps) {
    const before = joined.at(-1);
    if (before !== undefined && step.events[0]?.type === 'dealt') {
      joined[joined.length - 1] = { seq: before.seq, events: [...before.events, ...step.events] };
    } else {
      joined.push(step);
    }
  }
  return joined;
}
