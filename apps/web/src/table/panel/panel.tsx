import type { RuleNumber } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { PlayerColour } from '../../drawing/art/player.ts';
import type { Offer, PanelPart, PanelPicture } from '../decision/decision-picture.ts';
import { RuleLink } from '../../ui/rules/rule-link.tsx';
import { NicheChoices } from '../../drawing/board/niche-choices.tsx';
import { Bold } from './bold.tsx';
import { Chips } from './chips.tsx';
import { ClosedTiles } from './closed-tiles.tsx';
import { DrawingPicture } from './drawing-picture.tsx';
import { Ladder } from './ladder.tsx';
import { Meter } from './meter.tsx';
import { OfferButton } from './offer-button.tsx';
import { PanelFooter } from './panel-footer.tsx';
import styles from './panel.module.css';
import { Rows } from './rows.tsx';
import { Sequence } from './sequence.tsx';

export type ScoreChange = { readonly text: string; readonly loss: boolean };

type PanelProps = {
  readonly panel: PanelPicture;
  readonly player: PlayerColour;
  /** Changes with every position of the game. */
  readonly position: number;
  /** Why the pressed option is closed. */
  readonly reason?: string | undefined;
  /** The rule behind the reason. */
  readonly rule?: RuleNumber | undefined;
  /** What the choice does to every player's score. */
  readonly scores: readonly ScoreChange[];
};

/** The choice panel: every option a button, and below what the choice would change. */
export function Panel({ panel, player, position, reason, rule, scores }: PanelProps): ReactNode {
  const { title, note, tone, parts } = panel;
  const colour = tone === 'player' ? player : tone;
  return (
    <section
      className={styles['panel']}
      aria-label={title}
      data-panel
      style={{ borderColor: `var(--${colour === 'politics' ? 'control' : colour})` }}
    >
      <header className={styles['head']} style={{ background: `var(--${colour})`, color: inkOn(colour) }}>
        <ToneMark tone={tone} player={player} />
        <h2>{title}</h2>
        <span>{note}</span>
      </header>
      <div
        className={styles['parts']}
        data-niches={parts.some(({ kind }) => kind === 'niches')}
        data-groups={parts.length > 3 && parts.every(({ kind }) => kind === 'chips')}
        data-choices
        data-position={position}
      >
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </div>
      <Footer
        text={panel.footer}
        short={panel.short}
        payments={panel.payments ?? []}
        isRoomy={panel.hasLongFooter === true}
        hasChoices={parts.some(({ kind }) => kind !== 'words')}
        reason={reason}
        rule={rule}
        scores={scores}
      />
    </section>
  );
}

function inkOn(colour: string): string {
  return colour === 'arts' || colour === 'politics' ? '#2A2019' : '#fff';
}

function ToneMark({ tone, player }: Pick<PanelProps, 'player'> & { readonly tone: PanelPicture['tone'] }): ReactNode {
  if (tone === 'bonus') return <DrawingPicture drawing={{ kind: 'star' }} size={24} />;
  return (
    <DrawingPicture
      drawing={tone === 'player' ? { kind: 'player', player } : { kind: 'emblem', discipline: tone }}
      size={26}
    />
  );
}

function Part({ part }: { readonly part: PanelPart }): ReactNode {
  switch (part.kind) {
    case 'rows':
      return part.rows.length === 0 ? null : <Rows caption={part.caption} drawing={part.drawing} rows={part.rows} />;
    case 'ladder':
      return <Ladder caption={part.caption} rungs={part.rungs} />;
    case 'chips':
      return <Chips caption={part.caption} chips={part.chips} isBare={part.isBare} isExtra={part.isExtra} />;
    case 'meter':
      return <Meter parts={part.parts} total={part.total} />;
    case 'sequence':
      return <Sequence steps={part.steps} />;
    case 'niches':
      return (
        <div className={styles['niches']}>
          <NicheChoices choices={part.choices} />
          {part.instead === undefined ? null : <Rows rows={[{ ...part.instead, badge: undefined }]} />}
        </div>
      );
    case 'closed':
      return <ClosedTiles discipline={part.discipline} tiles={part.tiles} text={part.text} />;
    case 'words':
      return (
        <div className={styles['words']}>
          {part.heading === undefined ? null : <h3>{part.heading}</h3>}
          {part.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      );
  }
}

type FooterProps = Pick<PanelProps, 'reason' | 'rule' | 'scores'> & {
  readonly text: string | undefined;
  readonly short: string | undefined;
  readonly payments: readonly Offer[];
  readonly isRoomy: boolean;
  readonly hasChoices: boolean;
};

/** The ways to pay for the choice, if there is more than one. */
function Payments({ payments }: { readonly payments: readonly Offer[] }): ReactNode {
  const t = useTranslate();
  if (payments.length === 0) return null;
  return (
    <div className={styles['payments']} role="group" aria-label={t('decision.payment')}>
      {payments.map((payment) => (
        <OfferButton key={payment.key} offer={payment} className={styles['payment']}>
          {payment.drawing === undefined ? null : <DrawingPicture drawing={payment.drawing} size={30} />}
        </OfferButton>
      ))}
    </div>
  );
}

/** More characters than two lines of a phone hold; a change of a score takes some of them. */
const LONG = 62;
const SCORE = 14;

/** What the choice would change, for all players. */
function Footer({ text, short, payments, isRoomy, hasChoices, reason, rule, scores }: FooterProps): ReactNode {
  const t = useTranslate();
  if (reason !== undefined) {
    return (
      <PanelFooter isClosed isLong={reason.length > LONG}>
        {reason} <RuleLink rule={rule} />
      </PanelFooter>
    );
  }
  // reserve the space: a sentence that appears with a choice must not move the choices
  if (text === undefined && scores.length === 0)
    return hasChoices ? (
      <PanelFooter isIdle isRoomy={isRoomy}>
        {t('table.panel.pick', { by: matchMedia('(hover: hover)').matches ? 'pointer' : 'touch' })}
      </PanelFooter>
    ) : null;
  return (
    <PanelFooter
      isRoomy={isRoomy}
      more={<Payments payments={payments} />}
      isLong={(short ?? text ?? '').length + scores.length * SCORE > LONG}
    >
      {short === undefined ? null : (
        <span className={styles['short']}>
          <Bold text={short} />{' '}
        </span>
      )}
      {text === undefined ? null : (
        <span className={styles['long']}>
          <Bold text={text} />{' '}
        </span>
      )}
      {scores.map((score) => (
        <span key={score.text} className={styles['score']} data-loss={score.loss}>
          {score.text}{' '}
        </span>
      ))}
    </PanelFooter>
  );
}
