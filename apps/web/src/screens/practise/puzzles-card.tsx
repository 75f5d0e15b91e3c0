import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { nextPuzzle, puzzleOfDay } from '../../game/puzzles/choose-puzzle.ts';
import { allPuzzles, puzzleId } from '../../game/puzzles/load-puzzles.ts';
import { usePuzzles } from '../../game/puzzles/puzzle-memory.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './puzzles-card.module.css';

/** Fewer puzzles would soon be known by heart. */
const LEAST_FOR_RUSH = 60;

/** Today's puzzle, the next one of the player's strength, and how far they have come. */
export function PuzzlesCard(): ReactNode {
  const t = useTranslate();
  const puzzles = allPuzzles();
  const scored = usePuzzles((known) => known.scored);
  const rating = usePuzzles((known) => known.middle);
  const deviation = usePuzzles((known) => known.deviation);
  const today = puzzleOfDay(puzzles, Date.now());
  const next = nextPuzzle(puzzles, (id) => id in scored, rating);
  const tried = Object.values(scored);
  return (
    <Card title={t('puzzle.card')}>
      <p className={styles['about']}>{t('puzzle.about', { count: puzzles.length })}</p>
      <div className={styles['links']}>
        {today === undefined ? null : (
          <Link to="/puzzle/$id" params={{ id: puzzleId(today) }} className={buttonClass({ tone: 'gold' })}>
            {puzzleId(today) in scored ? <Symbol name="check" /> : null}
            {t('puzzle.today')}
          </Link>
        )}
        {next === undefined ? null : (
          <Link to="/puzzle/$id" params={{ id: puzzleId(next) }} className={buttonClass({})}>
            {t('puzzle.next')}
          </Link>
        )}
        {puzzles.length < LEAST_FOR_RUSH ? null : (
          <Link to="/rush" className={buttonClass({})}>
            <Symbol name="clock" />
            {t('puzzle.rush')}
          </Link>
        )}
      </div>
      {tried.length === 0 ? null : (
        <p className={styles['note']}>
          {t('puzzle.progress', {
            solved: tried.filter((score) => score > 0).length,
            tried: tried.length,
            rating: Math.round(rating),
            band: Math.round(deviation),
          })}
        </p>
      )}
    </Card>
  );
}
