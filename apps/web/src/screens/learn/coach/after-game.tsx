import { view as viewOf } from '@la-stanza/engine';
import { CATEGORY_NAMES, figureValues, points } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { useAnalysis } from '../../analysis/use-analysis.ts';
import type { GameMoment } from '../../../game/source/game-source.ts';
import { useTranslate } from '../../../ui/messages/messages.ts';
import { Bold } from '../../../table/panel/bold.tsx';
import { CoachCard } from '../coach-card.tsx';
import styles from '../coach-card.module.css';
import { lookBack, missedMost } from './look-back.ts';

/** After a game: where the points came from, and one idea for the next. */
export function AfterGame({ moment: { game, players, seatsHere } }: { readonly moment: GameMoment }): ReactNode {
  const t = useTranslate();
  const analysing = useAnalysis(game.record);
  const [seat] = seatsHere;
  if (seat === undefined) return null;
  const { most, gap } = lookBack(game, seat);
  // until the analysis is done, or without it, the gap itself is the idea
  const idea = (analysing.state === 'done' ? missedMost(analysing.analysis, seat) : undefined) ?? gap?.category;
  const where =
    most === undefined
      ? t('coach.after.none')
      : t('coach.after.most', { points: points(t, most.points), category: t(CATEGORY_NAMES[most.category]) });
  const behind =
    gap === undefined
      ? t('coach.after.ahead')
      : t('coach.after.gap', {
          player: players[gap.seat]?.name ?? '',
          category: t(CATEGORY_NAMES[gap.category]),
          points: points(t, gap.points),
        });
  return (
    <CoachCard note={t('coach.after')} sentence={`${where} ${behind}`}>
      {idea === undefined ? null : (
        <p className={styles['rule']}>
          <Bold
            text={t('coach.after.idea', {
              idea: t(`coach.idea.${idea}`, figureValues(t, viewOf(game.state))),
            })}
          />
        </p>
      )}
    </CoachCard>
  );
}
