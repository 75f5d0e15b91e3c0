import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { Button, buttonClass } from '../ui/controls/button.tsx';
import { Card } from '../ui/controls/card.tsx';
import { ControlRow } from '../ui/controls/control-row.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { SwitchRow } from '../ui/controls/switch-row.tsx';
import { useEdition } from '../game/edition/edition.ts';
import { startGame } from '../game/shelf/start-game.ts';
import { useListed } from '../ui/messages/listed.ts';
import { useTranslate } from '../ui/messages/messages.ts';
import { SeatRow } from '../screens/new-game/seat-row.tsx';
import styles from '../screens/new-game/new-game.module.css';
import {
  factsOf,
  firstPlan,
  playersOf,
  withOptions,
  withSeat,
  type TablePlan,
} from '../screens/new-game/table-plan.ts';
import { FIRST_ONLINE_PLAN } from '../screens/new-game/online-plan.ts';
import { PaceCard } from '../screens/new-game/pace-card.tsx';
import { useLiveLobby } from '../server/lobby.ts';
import { useLobby } from '../server/lobby-store.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { useSettings } from '../ui/settings.ts';

// what speaks to a server is loaded where there is one
const OpenTable = lazy(() =>
  import('../screens/new-game/open-table.tsx').then((module) => ({ default: module.OpenTable })),
);

/** Setting a table, on this device or at the server: seats, options, who begins. */
export function NewGamePage(): ReactNode {
  const t = useTranslate();
  const { together = false, friends = false } = useSearch({ from: '/new' });
  const { playerName } = useSettings();
  const [plan, setPlan] = useState(() => firstPlan(playerName, together || friends));
  useLiveLobby();
  const hasPeople = useLobby((lobby) => lobby.server === 'there');
  const [wantsPeople, setWantsPeople] = useState(friends);
  const [online, setOnline] = useState(FIRST_ONLINE_PLAN);
  const isOnline = hasPeople && wantsPeople;
  const [usesOwn, setUsesOwn] = useState(true);
  const people = plan.seats.filter(({ kind }) => kind === 'human').length;
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <div className={styles['where']}>
          <h1>{t('newgame.title')}</h1>
          {hasPeople ? (
            <Segmented
              label={t('newgame.where')}
              options={[
                { value: 'here', text: t('newgame.where.here') },
                { value: 'online', text: t('newgame.where.online') },
              ]}
              value={isOnline ? 'online' : 'here'}
              onChange={(where) => setWantsPeople(where === 'online')}
            />
          ) : null}
        </div>
        <div className={styles['column']}>
          <Card title={t('newgame.seats')}>
            <ul className={styles['seats']}>
              {plan.seats.map((seat, index) => (
                <SeatRow
                  key={seat.colour}
                  plan={seat}
                  seat={index + 1}
                  isAlone={people === 1}
                  isOnline={isOnline}
                  onChange={(change) => setPlan(withSeat(plan, index, change))}
                />
              ))}
            </ul>
          </Card>
          {isOnline ? <PaceCard plan={online} onChange={(change) => setOnline({ ...online, ...change })} /> : null}
          <OptionsCard plan={plan} onChange={setPlan} />
          <FiguresCard usesOwn={usesOwn} onChange={setUsesOwn} />
        </div>
        <div className={styles['column']}>
          <TableCard plan={plan} people={isOnline ? 1 : people} />
          {isOnline ? (
            <Suspense>
              <OpenTable plan={plan} online={online} usesOwn={usesOwn} />
            </Suspense>
          ) : (
            <Begin plan={plan} usesOwn={usesOwn} />
          )}
        </div>
      </main>
    </>
  );
}

const SWITCHES = [
  { option: 'arranged', word: 'arranged' },
  { option: 'expert', word: 'expert' },
  { option: 'openHiring', word: 'open-hiring' },
] as const;

type OptionsCardProps = { readonly plan: TablePlan; readonly onChange: (plan: TablePlan) => void };

function OptionsCard({ plan, onChange }: OptionsCardProps): ReactNode {
  const t = useTranslate();
  const { start } = plan.options;
  return (
    <Card title={t('newgame.options')}>
      <div className={styles['options']}>
        <ControlRow name={t('newgame.start-player')} note={t(`terms.option.start-${start}.rule`)}>
          <Segmented
            label={t('newgame.start-player')}
            options={[
              { value: 'random', text: t('newgame.start-random') },
              { value: 'first', text: t('newgame.start-first') },
            ]}
            value={start}
            onChange={(chosen) => onChange(withOptions(plan, { start: chosen }))}
          />
        </ControlRow>
        {SWITCHES.map(({ option, word }) => (
          <SwitchRow
            key={option}
            name={t(`terms.option.${word}.name`)}
            note={t(`terms.option.${word}.rule`)}
            on={plan.options[option]}
            onChange={(on) => onChange(withOptions(plan, { [option]: on }))}
          />
        ))}
      </div>
    </Card>
  );
}

type TableCardProps = { readonly plan: TablePlan; readonly people: number };

/** What this number of players means, in the engine's figures. */
function TableCard({ plan, people }: TableCardProps): ReactNode {
  const t = useTranslate();
  const listed = useListed();
  const facts = factsOf(plan);
  if (facts === undefined) return null;
  const { rounds, startingMoney } = facts;
  const money = listed(startingMoney.map((count) => t('terms.florins.amount', { count })));
  return (
    <Card title={t('newgame.table')}>
      <div className={styles['facts']}>
        <p>{t('newgame.table.players', { players: startingMoney.length, rounds })}</p>
        <p>{t('newgame.money', { money })}</p>
        {people > 1 ? <p>{t('newgame.hot-seat')}</p> : null}
        {people === 0 ? <p>{t('newgame.bots-only')}</p> : null}
      </div>
    </Card>
  );
}

type FiguresCardProps = { readonly usesOwn: boolean; readonly onChange: (usesOwn: boolean) => void };

/** Whether the game is played with the figures of the reader's own box. */
function FiguresCard({ usesOwn, onChange }: FiguresCardProps): ReactNode {
  const t = useTranslate();
  const own = useEdition((edition) => edition.own);
  return (
    <Card title={t('newgame.own-figures')}>
      <div className={styles['options']}>
        {own === undefined ? (
          <p className={styles['figures']}>{t('newgame.own-figures.set')}</p>
        ) : (
          <SwitchRow
            name={t('newgame.own-figures')}
            note={t('newgame.own-figures.rule')}
            on={usesOwn}
            onChange={onChange}
          />
        )}
        <Link to="/edition" className={buttonClass({})}>
          {t('newgame.own-figures.see')}
        </Link>
      </div>
    </Card>
  );
}

type BeginProps = { readonly plan: TablePlan; readonly usesOwn: boolean };

function Begin({ plan, usesOwn }: BeginProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const change = useSettings((settings) => settings.change);
  const begin = async (): Promise<void> => {
    const [first] = plan.seats;
    if (first?.kind === 'human' && first.name.trim() !== '') change({ playerName: first.name.trim() });
    const id = await startGame({
      players: playersOf(plan),
      options: plan.options,
      figures: usesOwn ? useEdition.getState().own : undefined,
    });
    await navigate({ to: '/game/$id', params: { id } });
  };
  const isPlayable = factsOf(plan) !== undefined;
  return (
    <div className={styles['begin']}>
      <Button tone="primary" size="big" disabled={!isPlayable} onClick={() => void begin()}>
        <Symbol name="check" size={24} />
        {t('newgame.begin')}
      </Button>
      <div role="status">{isPlayable ? null : <p>{t('newgame.too-few')}</p>}</div>
    </div>
  );
}
