import { newGame, PLAYER_COUNTS, view as viewOf, type FinalFault } from '@la-stanza/engine';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { PlayerBadge } from '../drawing/art/player-badge.tsx';
import { Symbol } from '../drawing/art/symbol.tsx';
import { ownTerms, useEdition } from '../game/edition/edition.ts';
import { labelledPlayers, namedPlayers } from '../game/source/named-players.ts';
import { MatEntry } from '../screens/box/mat-entry.tsx';
import { RowsEntry } from '../screens/box/rows-entry.tsx';
import { countMats, countRows, emptySheet, withPlayer, withPlayers } from '../screens/box/score-sheet.ts';
import { SheetResult } from '../screens/box/sheet-result.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/controls/card.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import styles from './box-score-page.module.css';

const FEWEST = Math.min(...PLAYER_COUNTS);

/** Counts the end of a game that was played on a real table. */
export function BoxScorePage(): ReactNode {
  const t = useTranslate();
  const own = useEdition((edition) => edition.own);
  const [sheet, setSheet] = useState(() => emptySheet(FEWEST));
  const [how, setHow] = useState<'mats' | 'rows'>('mats');
  const [at, setAt] = useState(0);
  const seat = Math.min(at, sheet.length - 1);
  const players = namedPlayers(t, sheet);
  const next = players[seat + 1];
  const whose = useRef<HTMLDivElement>(null);
  const { figures } = ownTerms(own, sheet.length);
  const table = useMemo(() => (figures === undefined ? {} : { figures }), [figures]);
  const blank = useMemo(() => viewOf(newGame({ ...table, players: sheet.length }).state), [table, sheet.length]);
  const counted = how === 'mats' ? countMats(sheet, table) : countRows(sheet, table);
  const score = 'fault' in counted ? undefined : counted.score;
  const entry = { sheet, players, view: blank, onChange: setSheet };
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1>{t('box.score')}</h1>
        <p className={styles['intro']}>{t('box.score.intro')}</p>
        <div className={styles['entry']}>
          <Card title={t('box.score.players')}>
            <div className={styles['choices']}>
              <Segmented
                label={t('box.score.count')}
                options={PLAYER_COUNTS.map((count) => ({ value: String(count), text: String(count) }))}
                value={String(sheet.length)}
                onChange={(count) => setSheet(withPlayers(sheet, Number(count)))}
              />
              <Segmented
                label={t('box.score.how')}
                options={[
                  { value: 'mats', text: t('box.score.by-mat') },
                  { value: 'rows', text: t('box.score.by-row') },
                ]}
                value={how}
                onChange={setHow}
              />
            </div>
            <div className={styles['names']}>
              {sheet.map(({ colour, name }, index) => (
                <label key={colour}>
                  <PlayerBadge colour={colour} size={30} />
                  <input
                    aria-label={t('newgame.name', { seat: index + 1 })}
                    placeholder={players[index]?.name}
                    value={name}
                    maxLength={24}
                    autoComplete="off"
                    onChange={({ target }) => setSheet(withPlayer(sheet, index, { name: target.value }))}
                  />
                </label>
              ))}
            </div>
          </Card>
          {how === 'rows' ? (
            <RowsEntry {...entry} score={score} />
          ) : (
            <>
              <div className={styles['whose']} ref={whose}>
                <Segmented
                  label={t('box.score.mat')}
                  options={players.map(({ name }, index) => ({
                    value: String(index),
                    text: `${name} · ${score?.seats[index]?.total ?? '–'}`,
                  }))}
                  value={String(seat)}
                  onChange={(chosen) => setAt(Number(chosen))}
                />
              </div>
              <MatEntry {...entry} seat={seat} />
              {next === undefined ? null : (
                <Button
                  onClick={() => {
                    setAt(seat + 1);
                    whose.current?.scrollIntoView();
                  }}
                >
                  <Symbol name="up" />
                  {t('box.score.next', { name: next.name })}
                </Button>
              )}
            </>
          )}
        </div>
        <div className={styles['result']}>
          {'fault' in counted ? (
            <Card title={t('box.score.result')}>
              <p role="status" className={styles['fault']}>
                {t(sentenceOf(counted.fault))}
              </p>
            </Card>
          ) : (
            <SheetResult {...counted} players={labelledPlayers(t, players, undefined)} isExplained={how === 'mats'} />
          )}
          <Button
            onClick={() => {
              setSheet(
                sheet.map((player, index) => ({ ...player, ...emptySheet(sheet.length)[index], name: player.name })),
              );
              setAt(0);
            }}
          >
            <Symbol name="undo" />
            {t('box.score.clear')}
          </Button>
        </div>
      </main>
    </>
  );
}

/** The page keeps most other faults from being entered. */
function sentenceOf({ code }: FinalFault): 'box.score.spots' | 'box.score.cannot' {
  return code === 'withdrawals-out-of-order' ? 'box.score.spots' : 'box.score.cannot';
}
