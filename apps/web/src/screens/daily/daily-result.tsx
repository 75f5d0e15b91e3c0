import { BEST_LEVEL, DAILY_SEAT, dailyNumber, dayOf, FIELD_LEVEL, type LeadCount } from '@la-stanza/bots/daily';
import { toLink, type Replayed } from '@la-stanza/engine';
import type { Daily } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { BotFace } from '../../drawing/art/bot-face.tsx';
import { PersonFace } from '../../drawing/art/person-face.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { DAILY_TABLE } from '../../game/daily/start-daily.ts';
import { faceOf as botFaceOf } from '../../game/bots/bot-people.ts';
import { faceOf } from '../../server/faces.ts';
import { useGuest } from '../../server/guest-store.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Rich } from '../../ui/messages/rich.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { isServed, siteRoot } from '../../ui/site-address.ts';
import { writeSeated } from '../replay/seated-in-link.ts';
import { CopyLink } from '../replay/copy-link.tsx';
import { CostlyTurnList } from './costly-turn-list.tsx';
import { DailyHead } from './daily-head.tsx';
import { PeopleList, type DailyPerson } from './daily-people.tsx';
import styles from './daily.module.css';
import { FixedCard } from './fixed-card.tsx';
import { Histogram } from './histogram.tsx';
import { LeadLines } from './lead-lines.tsx';
import { PlayDailyButton } from './play-daily-button.tsx';
import { signed } from './signed.ts';
import { turnLeads } from './turn-leads.ts';
import { useCostlyTurns } from './use-costly-turns.ts';
import { OWN, totalsOf, useCountedGame, useLinkedGame } from './use-daily.ts';

type DailyResultProps = { readonly daily: Daily; readonly lead: number };

/** A deal after the own game: the result, how everybody did, and the game turn by turn. */
export function DailyResult({ daily, lead }: DailyResultProps): ReactNode {
  const { board } = daily;
  const hasOthers = board !== null && board.friends.length + board.top.length > 0;
  return (
    <div className={styles['result']} data-daily="result" data-alone={!hasOthers}>
      <ResultCard daily={daily} lead={lead} />
      <EverybodyCard daily={daily} lead={lead} />
      {hasOthers ? <FriendsCard daily={daily} lead={lead} /> : null}
      <TurnsCard daily={daily} />
      <FixedCard daily={daily} />
    </div>
  );
}

function ResultCard({ daily, lead }: DailyResultProps): ReactNode {
  const t = useTranslate();
  const me = useGuest((guest) => guest.me?.user);
  const totals = totalsOf(useCountedGame(daily, OWN));
  const { day, own, people, now } = daily;
  const bots = totals.slice(1).filter((points) => points < (totals[0] ?? 0)).length;
  const isToday = day === dayOf(now);
  const rank = own?.rank ?? null;
  return (
    <Card className={styles['start']}>
      <DailyHead daily={daily} />
      <p className={styles['lead']}>
        <b>{signed(lead)}</b> {t('daily.lead', { side: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level' })}
      </p>
      <p className={styles['about']}>
        {totals.length === 0 ? null : t('daily.beat', { bots })} {rankWords()}
      </p>
      <ul className={styles['seats']}>
        {DAILY_TABLE.map((player, seat) => {
          const bot = botFaceOf(player);
          return (
            <li key={player.colour}>
              {bot === undefined ? (
                <PersonFace person={faceOf(me ?? '')} size={32} />
              ) : (
                <BotFace person={bot} size={32} />
              )}
              <span className={styles['who']}>
                <b>{bot === undefined ? t('daily.you') : player.name}</b>
              </span>
              <b>{totals[seat] === undefined ? '' : t('daily.points', { lead: String(totals[seat]) })}</b>
            </li>
          );
        })}
      </ul>
      <div className={styles['buttons']}>
        <CopyLink label={t('daily.share')} copied={t('daily.shared')} address={shareText} />
        <PlayDailyButton daily={daily} />
      </div>
      <p className={styles['small']}>{t('daily.again.note')}</p>
    </Card>
  );

  function rankWords(): string | null {
    if (rank === null) return null;
    if (isToday && people === 1) return t('daily.first');
    return t(isToday ? 'daily.rank' : 'daily.rank.over', { rank, people });
  }

  function shareText(): string {
    const address = new URL(isServed ? `daily/${day}` : `#/daily/${day}`, siteRoot).href;
    return t('daily.share.text', { number: dailyNumber(day), lead: signed(lead), address });
  }
}

/** Under five people one sees only the bots and oneself. */
const FEW = 5;

function EverybodyCard({ daily: { board, people }, lead }: DailyResultProps): ReactNode {
  const t = useTranslate();
  if (board === null) return null;
  const isFew = people < FEW;
  const field = board.field.reduce((sum, { count }) => sum + count, 0);
  const others = people - 1;
  return (
    <Card title={t('daily.everybody')} className={styles['everybody']}>
      <p className={styles['legend']}>
        {isServed && !isFew ? <span data-kind="people">{t('daily.people', { count: people })}</span> : null}
        {field === 0 ? null : <span data-kind="field">{t('daily.field', { count: field, level: FIELD_LEVEL })}</span>}
      </p>
      <Histogram people={isFew ? [{ lead, count: 1 }] : board.people} field={board.field} own={lead} />
      <p className={styles['note']}>
        {field === 0 ? null : isFew ? (
          <Rich id="daily.better.bots" values={{ bots: shareBelow(board.field, lead, field), level: FIELD_LEVEL }} />
        ) : (
          <Rich
            id="daily.better"
            values={{
              people: shareBelow(board.people, lead, others),
              bots: shareBelow(board.field, lead, field),
              level: FIELD_LEVEL,
            }}
          />
        )}{' '}
        {board.best === null ? null : (
          <Rich id="daily.best" values={{ lead: signed(board.best.lead), level: BEST_LEVEL }} />
        )}
      </p>
      {field === 0 ? null : <p className={styles['small']}>{t('daily.field.about')}</p>}
    </Card>
  );
}

/** How many in a hundred did worse. */
function shareBelow(counts: readonly LeadCount[], lead: number, all: number): number {
  const below = counts.reduce((sum, each) => sum + (each.lead < lead ? each.count : 0), 0);
  return all === 0 ? 0 : Math.round((100 * below) / all);
}

function FriendsCard({ daily, lead }: DailyResultProps): ReactNode {
  const t = useTranslate();
  const me = useGuest((guest) => guest.me);
  const { board, own } = daily;
  if (board === null || me === undefined) return null;
  const mine: DailyPerson = { user: me.user, name: me.name, lead, rank: own?.rank ?? null };
  const list = (people: readonly DailyPerson[]): readonly DailyPerson[] =>
    [...people.filter(({ user }) => user !== me.user), mine].toSorted(
      (one, other) => (other.lead ?? -Infinity) - (one.lead ?? -Infinity),
    );
  return (
    <div className={styles['stack']}>
      {board.friends.length === 0 ? null : (
        <Card title={t('daily.friends')}>
          <PeopleList people={list(board.friends)} own={me.user} />
        </Card>
      )}
      {board.top.length === 0 ? null : (
        <Card title={t('daily.top')}>
          <PeopleList people={board.top} own={me.user} />
        </Card>
      )}
    </div>
  );
}

function TurnsCard({ daily }: { readonly daily: Daily }): ReactNode {
  const mine = useCountedGame(daily, OWN);
  return mine === undefined ? null : <Turns daily={daily} mine={mine} />;
}

function Turns({ daily, mine }: { readonly daily: Daily; readonly mine: Replayed }): ReactNode {
  const t = useTranslate();
  const { board, own } = daily;
  const { analysing, costly } = useCostlyTurns(mine);
  const best = useLinkedGame(board?.best?.link);
  const friends = board?.friends.filter(({ lead }) => lead !== null) ?? [];
  const [chosen, setChosen] = useState('');
  const friend = friends.find(({ user }) => user === chosen) ?? friends[0];
  const theirs = useCountedGame(daily, friend?.user);
  return (
    <Card title={t('daily.turns')} className={styles['turns']}>
      <p className={styles['small']}>{t('daily.turns.about')}</p>
      {friends.length < 2 ? null : (
        <Segmented
          label={t('daily.friends')}
          options={friends.slice(0, 4).map(({ user, name }) => ({ value: user, text: name }))}
          value={friend?.user ?? ''}
          onChange={setChosen}
        />
      )}
      <LeadLines
        marked={costly?.map(({ number }) => number) ?? []}
        lines={[
          { who: 'own', name: t('daily.you'), leads: turnLeads(mine) },
          ...(best === undefined
            ? []
            : [{ who: 'best' as const, name: t('daily.level', { level: BEST_LEVEL }), leads: turnLeads(best) }]),
          ...(theirs === undefined || friend === undefined
            ? []
            : [{ who: 'friend' as const, name: friend.name, leads: turnLeads(theirs) }]),
        ]}
      />
      {analysing.state === 'done' ? null : (
        <p role="status" className={styles['small']}>
          {analysing.state === 'running'
            ? t('analysis.running', { done: analysing.done, of: analysing.of })
            : t('analysis.failed')}
        </p>
      )}
      {analysing.state === 'failed' ? (
        <div className={styles['buttons']}>
          <Button onClick={analysing.again}>{t('site.again')}</Button>
        </div>
      ) : null}
      {costly === undefined ? null : <CostlyTurnList costly={costly} />}
      <div className={styles['buttons']}>
        {own === null ? null : isServed ? (
          <Link to="/analysis" search={{ online: own.game }} className={buttonClass({})}>
            {t('daily.review')}
          </Link>
        ) : (
          <Link to="/analysis/$id" params={{ id: own.game }} className={buttonClass({})}>
            {t('daily.review')}
          </Link>
        )}
        {theirs === undefined || friend === undefined ? null : (
          <WatchLink link={toLink(theirs.game)} who={friend.name} label={t('daily.watch', { name: friend.name })} />
        )}
        {board === null || board.best === null ? null : (
          <WatchLink link={board.best.link} label={t('daily.watch.best', { level: BEST_LEVEL })} />
        )}
      </div>
    </Card>
  );
}

type WatchLinkProps = { readonly link: string; readonly who?: string; readonly label: string };

/** Leads to a game on the deal, to watch it from the start. */
function WatchLink({ link, who = '', label }: WatchLinkProps): ReactNode {
  const seated = DAILY_TABLE.map((player, seat) => (seat === DAILY_SEAT ? { ...player, name: who } : player));
  return (
    <Link to="/replay" search={{ game: link, who: writeSeated(seated) }} className={buttonClass({})}>
      <Symbol name="eye" size={18} />
      {label}
    </Link>
  );
}
