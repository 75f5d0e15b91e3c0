import { toText, view as viewOf } from '@la-stanza/engine';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { ownTerms, useEdition } from '../game/edition/edition.ts';
import { startGame } from '../game/shelf/start-game.ts';
import { namedPlayers } from '../game/source/named-players.ts';
import boxStyles from '../screens/box/box.module.css';
import { CoversCard, GridCard, RingCard, StartersCard } from '../screens/box/real-table-cards.tsx';
import { BARE_TABLE, layOut, tableIn, type LaidTable, type Needed, type RealTable } from '../screens/box/real-table.ts';
import { FiguresCard } from '../screens/new-game/figures-card.tsx';
import styles from '../screens/new-game/new-game.module.css';
import { OptionsCard } from '../screens/new-game/options-card.tsx';
import { SeatRow } from '../screens/new-game/seat-row.tsx';
import { TableCard } from '../screens/new-game/table-card.tsx';
import { botsOf, firstPlan, playersOf, setupFacts, withSeat, type TablePlan } from '../screens/new-game/table-plan.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/controls/card.tsx';
import { useListFormat } from '../ui/messages/use-list-format.ts';
import { useTranslate } from '../ui/messages/messages.ts';
import { useSettings } from '../ui/settings.ts';

const NAMES = { tile: 'aid.tiles', cover: 'box.setup.covers', deal: 'box.setup.ring' } as const satisfies Record<
  Needed,
  string
>;

/** Starts a game on this device from what lies on a real table. */
export function BoxSetupPage(): ReactNode {
  const t = useTranslate();
  const { playerName } = useSettings();
  const own = useEdition((edition) => edition.own);
  const [plan, setPlan] = useState(() => firstPlan(playerName, true, own));
  const [usesOwn, setUsesOwn] = useState(true);
  const [table, setTable] = useState(BARE_TABLE);
  const players = playersOf(plan);
  const laid = useMemo(() => laidOut(plan, table, usesOwn ? own : undefined), [plan, table, usesOwn, own]);
  const people = botsOf(plan.seats);
  const humans = plan.seats.filter(({ kind }) => kind === 'human').length;
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1>{t('box.setup')}</h1>
        <p className={boxStyles['intro']}>{t('box.setup.intro')}</p>
        <div className={styles['column']}>
          <Card title={t('newgame.seats')}>
            <ul className={styles['seats']}>
              {plan.seats.map((seat, index) => (
                <SeatRow
                  key={seat.colour}
                  plan={seat}
                  person={people[index]}
                  seat={index + 1}
                  isAlone={humans === 1}
                  isOnline={false}
                  onChange={(change) => {
                    setPlan(withSeat(plan, index, change));
                    // a seat that opens or closes moves those after it
                    if (change.kind !== undefined) setTable({ ...table, start: undefined, starters: [] });
                  }}
                />
              ))}
            </ul>
          </Card>
          {laid === undefined ? null : <TableCards plan={plan} laid={laid} table={table} onChange={setTable} />}
          <OptionsCard plan={plan} onChange={setPlan} hasStart />
          <FiguresCard usesOwn={usesOwn} onChange={setUsesOwn} />
        </div>
        <div className={`${styles['column']} ${boxStyles['side']}`}>
          <TableCard plan={plan} people={humans} usesOwn={usesOwn} />
          <BeginButton laid={laid} players={players} />
        </div>
      </main>
    </>
  );
}

/** The table with what is still open drawn; undefined while too few people sit there. */
function laidOut(plan: TablePlan, table: RealTable, own: Parameters<typeof ownTerms>[0]): LaidTable | undefined {
  if (setupFacts(plan) === undefined) return undefined;
  const players = playersOf(plan).length;
  const terms = { ...ownTerms(own, players), players, options: { ...plan.options, start: 'random' } } as const;
  return layOut(terms, table);
}

type TableCardsProps = {
  readonly plan: TablePlan;
  readonly laid: LaidTable;
  readonly table: RealTable;
  readonly onChange: (table: RealTable) => void;
};

function TableCards({ plan, laid, table, onChange }: TableCardsProps): ReactNode {
  const t = useTranslate();
  const view = viewOf(laid.state);
  // rule 2.7: four players have no covers
  const hasCovers = view.niches.arts.some(({ holds }) => holds === 'cover');
  const cards = { table, view, onChange };
  return (
    <>
      <GridCard {...cards} />
      {hasCovers ? <CoversCard {...cards} /> : null}
      <RingCard {...cards} />
      <StartersCard {...cards} players={namedPlayers(t, playersOf(plan))} isArranged={plan.options.arranged} />
      {laid.missing.length === 0 ? null : (
        <Button onClick={() => onChange(tableIn(laid.state))}>
          <Symbol name="shuffle" />
          {t('box.setup.rest')}
        </Button>
      )}
    </>
  );
}

type BeginButtonProps = {
  readonly laid: LaidTable | undefined;
  readonly players: ReturnType<typeof playersOf>;
};

function BeginButton({ laid, players }: BeginButtonProps): ReactNode {
  const t = useTranslate();
  const listed = useListFormat();
  const navigate = useNavigate();
  const begin = async ({ state }: LaidTable): Promise<void> => {
    const id = await startGame({ players, position: toText(state) });
    await navigate({ to: '/game/$id', params: { id } });
  };
  const isReady = laid?.missing.length === 0;
  const what = listed((laid?.missing ?? []).map((needed) => t(NAMES[needed])));
  return (
    <div className={boxStyles['begin']}>
      <p role="status">
        {laid === undefined ? t('newgame.too-few') : isReady ? null : t('box.setup.missing', { what })}
      </p>
      <Button
        tone="primary"
        size="big"
        disabled={!isReady}
        onClick={() => {
          if (laid !== undefined) void begin(laid);
        }}
      >
        <Symbol name="check" size={24} />
        {t('newgame.begin')}
      </Button>
    </div>
  );
}
