import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/controls/card.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { ownTerms, useEdition } from '../game/edition/edition.ts';
import { startGame } from '../game/shelf/start-game.ts';
import { loadTexts, useTranslate } from '../ui/messages/messages.ts';
import { FiguresCard } from '../screens/new-game/figures-card.tsx';
import { OptionsCard } from '../screens/new-game/options-card.tsx';
import { TableCard } from '../screens/new-game/table-card.tsx';
import { SeatRow } from '../screens/new-game/seat-row.tsx';
import styles from '../screens/new-game/new-game.module.css';
import { botsOf, setupFacts, firstPlan, playersOf, withSeat, type TablePlan } from '../screens/new-game/table-plan.ts';
import { FIRST_ONLINE_PLAN } from '../screens/new-game/online-plan.ts';
import { PaceCard } from '../screens/new-game/pace-card.tsx';
import { useLiveLobby } from '../server/lobby.ts';
import { useLobby } from '../server/lobby-store.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { useSettings } from '../ui/settings.ts';
import { part } from '../ui/parts/part.tsx';

// loaded only if there is a server
const CreateTableButton = part(
  async () => (await import('../screens/new-game/create-table-button.tsx')).CreateTableButton,
  { face: 'inside' },
);

// six portraits, drawn after the seats
const CharactersCard = part(
  async () => {
    const [{ CharactersCard: Loaded }] = await Promise.all([
      import('../screens/new-game/characters-card.tsx'),
      loadTexts('cards'),
    ]);
    return Loaded;
  },
  { face: 'inside' },
);

/** Sets up a table on this device or at the server: seats, options, start player. */
export function NewGamePage(): ReactNode {
  const t = useTranslate();
  const { together = false, friends = false } = useSearch({ from: '/new' });
  const { playerName } = useSettings();
  const [plan, setPlan] = useState(() => firstPlan(playerName, together || friends, useEdition.getState().own));
  useLiveLobby();
  const hasPeople = useLobby((lobby) => lobby.server === 'there');
  const [wantsPeople, setWantsPeople] = useState(friends);
  const [online, setOnline] = useState(FIRST_ONLINE_PLAN);
  const isOnline = hasPeople && wantsPeople;
  const [usesOwn, setUsesOwn] = useState(true);
  const humans = plan.seats.filter(({ kind }) => kind === 'human').length;
  // the server seats its bots by place and level
  const people = isOnline ? [] : botsOf(plan.seats);
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
                  person={people[index]}
                  seat={index + 1}
                  isAlone={humans === 1}
                  isOnline={isOnline}
                  onChange={(change) => setPlan(withSeat(plan, index, change))}
                />
              ))}
            </ul>
          </Card>
          {isOnline ? null : (
            <Suspense>
              <CharactersCard plan={plan} onChange={setPlan} />
            </Suspense>
          )}
          {isOnline ? <PaceCard plan={online} onChange={(change) => setOnline({ ...online, ...change })} /> : null}
          <OptionsCard plan={plan} onChange={setPlan} />
          <FiguresCard usesOwn={usesOwn} onChange={setUsesOwn} />
        </div>
        <div className={styles['column']}>
          <TableCard plan={plan} people={isOnline ? 1 : humans} usesOwn={usesOwn} />
          {isOnline ? (
            <Suspense>
              <CreateTableButton plan={plan} online={online} usesOwn={usesOwn} />
            </Suspense>
          ) : (
            <BeginButton plan={plan} usesOwn={usesOwn} />
          )}
        </div>
      </main>
    </>
  );
}

type BeginButtonProps = { readonly plan: TablePlan; readonly usesOwn: boolean };

function BeginButton({ plan, usesOwn }: BeginButtonProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const change = useSettings((settings) => settings.change);
  const begin = async (): Promise<void> => {
    const [first] = plan.seats;
    if (first?.kind === 'human' && first.name.trim() !== '') change({ playerName: first.name.trim() });
    const players = playersOf(plan);
    const own = usesOwn ? useEdition.getState().own : undefined;
    const id = await startGame({ ...ownTerms(own, players.length), players, options: plan.options });
    await navigate({ to: '/game/$id', params: { id } });
  };
  const isPlayable = setupFacts(plan) !== undefined;
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
