import type { Translate } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { nameIn } from '../../game/source/named-players.ts';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { FAULTS, type Review } from './review.ts';
import styles from './skill-and-luck.module.css';
import { levelOf, luckVerdict } from './story.ts';

type SkillAndLuckProps = {
  readonly review: Review;
  readonly players: readonly SeatedPlayer[];
  /** Whose result is judged. */
  readonly seat: number;
};

/** The longest bar leaves space for its figure. */
const FULL = 68;

/** What every player lost by their turns, what the refills gave them, and how well one of them played, luck aside. */
export function SkillAndLuck({ review, players, seat: judged }: SkillAndLuckProps): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const most = Math.max(0.1, ...review.seats.flatMap(({ skill, luck }) => [Math.abs(skill), Math.abs(luck)]));
  const width = (share: number): string => `${(FULL * Math.abs(share)) / most}%`;
  return (
    <Card title={t('analysis.skill')} className={styles['skill']}>
      {review.seats.map(({ skill, luck, labels }, seat) => {
        const { name = '', colour = 'onyx' } = players[seat] ?? {};
        return (
          <div key={colour} className={styles['seat']}>
            <span>
              <PlayerBadge colour={colour} size={22} />
              {name}
            </span>
            <div className={styles['bars']}>
              {[
                { share: skill, kind: 'skill' },
                { share: luck, kind: 'luck' },
              ].map(({ share, kind }) => (
                <div key={kind} data-kind={kind} data-loss={share < 0}>
                  <i
                    style={{
                      width: width(share),
                      ...(kind === 'skill' ? { background: `var(--${colour}-line)` } : {}),
                    }}
                  />
                  <b>{figures.percentChange(share)}</b>
                </div>
              ))}
            </div>
            <small>{faultWords(t, labels)}</small>
          </div>
        );
      })}
      <p className={styles['verdict']}>
        {t('analysis.story.level', { ...nameIn(players, judged), level: levelOf(review, judged) })}{' '}
        {t(`analysis.story.luck.${luckVerdict(review, judged)}`)}
      </p>
      <p>{t('analysis.skill-note')}</p>
    </Card>
  );
}

function faultWords(t: Translate, labels: Review['seats'][number]['labels']): string {
  const counted = FAULTS.filter((fault) => labels[fault] > 0);
  if (counted.length === 0) return t('analysis.count.none');
  return counted.map((fault) => t(`analysis.count.${fault}`, { count: labels[fault] })).join(', ');
}
