import { BOT_PEOPLE, type BotPerson } from '@la-stanza/bots/people';
import type { ReactNode } from 'react';
import { PortraitFace } from '../../drawing/art/portrait-tile.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { botOf } from '../../game/bots/bot-people.ts';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { BOT_LEVELS } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useGuest } from '../../server/guest-store.ts';
import styles from './new-game.module.css';
import type { SeatPlan } from './table-plan.ts';

type SeatRowProps = {
  readonly plan: SeatPlan;
  /** Who plays, if a bot does. */
  readonly person: BotPerson | undefined;
  /** From 1. */
  readonly seat: number;
  readonly isAlone: boolean;
  /** At a table of the server the first seat is the reader's; other people join by the link. */
  readonly isOnline: boolean;
  readonly onChange: (change: Partial<SeatPlan>) => void;
};

const KINDS = ['human', 'bot', 'closed'] as const;

/** One seat: the player, their name, and a bot's level. */
export function SeatRow({ plan, person, seat, isAlone, isOnline, onChange }: SeatRowProps): ReactNode {
  const t = useTranslate();
  const { kind, colour, name, level } = plan;
  const face = person ?? botOf(colour, level).face;
  const isOwn = isOnline && seat === 1;
  const ownName = useGuest(({ me }) => (isOwn ? me?.name : undefined));
  const isOpen = isOnline && kind === 'human' && !isOwn;
  return (
    <li className={styles['seat']} data-kind={kind} style={{ borderLeftColor: `var(--${colour}-line)` }}>
      <span className={styles['face']}>
        {kind === 'human' && !isOpen ? (
          <PlayerBadge colour={colour} size={42} />
        ) : kind === 'bot' ? (
          <PortraitFace person={face} size={42} />
        ) : (
          <span className={styles['chair']}>
            <Symbol name="plus" size={16} />
          </span>
        )}
      </span>
      <div className={styles['player']}>
        {isOpen ? (
          <b>{t('online.open-seat')}</b>
        ) : kind === 'human' ? (
          <input
            className={styles['name']}
            aria-label={t('newgame.name', { seat })}
            placeholder={isAlone || isOwn ? (ownName ?? t('newgame.you')) : t('newgame.player', { seat })}
            value={name}
            title={name}
            maxLength={24}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        ) : (
          <b>{kind === 'bot' ? BOT_PEOPLE[face] : t('newgame.seat', { seat })}</b>
        )}
        <small>
          {kind === 'bot'
            ? t('newgame.level.is', { level: t(`newgame.level.${level}`), rule: t(`newgame.level.${level}.rule`) })
            : t(
                isOpen
                  ? 'lobby.seat.open'
                  : isOwn
                    ? 'lobby.seat.own-host'
                    : kind === 'human'
                      ? 'newgame.human.sub'
                      : 'newgame.closed.sub',
              )}
        </small>
      </div>
      {kind === 'bot' ? (
        <div className={styles['level']}>
          <Segmented
            label={t('newgame.level', { seat })}
            options={BOT_LEVELS.map((value, index) => ({
              value,
              text: t(`newgame.level.${value}`),
              short: String(index + 1),
            }))}
            value={level}
            onChange={(chosen) => onChange({ level: chosen })}
          />
        </div>
      ) : null}
      {isOwn ? null : (
        <Select
          label={t('newgame.who', { seat })}
          options={KINDS.map((value) => ({
            value,
            text: t(isOnline && value === 'human' ? 'newgame.open' : `newgame.${value}`),
          }))}
          value={kind}
          onChange={(chosen) => onChange({ kind: chosen })}
        />
      )}
    </li>
  );
}
