import { view as viewOf, type Game } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import type { SeatedPlayer } from '../../../game/source/game-source.ts';
import { useTranslate } from '../../../ui/messages/messages.ts';
import { CoachCard } from '../coach-card.tsx';
import { spoken } from '../sentence.ts';
import { countSentence, GUIDED_STEPS } from './guided-sentences.ts';

type GuidedEndProps = { readonly game: Game; readonly players: readonly SeatedPlayer[] };

/** Beside the score sheet: the last step. */
export function GuidedEnd({ game, players }: GuidedEndProps): ReactNode {
  const t = useTranslate();
  const view = viewOf(game.state);
  return (
    <CoachCard
      note={t('learn.step', { number: GUIDED_STEPS, count: GUIDED_STEPS })}
      sentence={`${spoken({ t, view, players }, countSentence(game))} ${t('learn.game.count-next')}`}
    />
  );
}
