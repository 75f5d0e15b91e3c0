import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './replay.module.css';

type ReplayBarProps = {
  readonly title: string;
  readonly where: string;
  /** Says where leaving leads. */
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  /** Undefined where the game is over: there the way on is the review, if there is one. */
  readonly onPlayOn: (() => void) | undefined;
  /** The address of the whole game at this step. */
  readonly address: () => string;
  readonly onExport: () => void;
  /** Undefined for a game that is not over. */
  readonly onReview: (() => void) | undefined;
};

/** The header of a replay: its title, and what can be done with it. */
export function ReplayBar(props: ReplayBarProps): ReactNode {
  const { title, where, leaveLabel, onLeave, onPlayOn, address, onExport, onReview } = props;
  const t = useTranslate();
  return (
    <header className={styles['bar']}>
      <Button size="icon" aria-label={leaveLabel} title={leaveLabel} onClick={onLeave}>
        <Symbol name="left" />
      </Button>
      <h1 title={title}>{title}</h1>
      <span className={styles['where']}>{where}</span>
      {onPlayOn === undefined && onReview !== undefined ? null : (
        <Button
          disabled={onPlayOn === undefined}
          title={onPlayOn === undefined ? t('replay.play-on.over') : undefined}
          aria-label={t('replay.play-on')}
          onClick={onPlayOn}
        >
          <Symbol name="door" />
          <span>{t('replay.play-on')}</span>
        </Button>
      )}
      {onReview === undefined ? null : (
        <Button
          tone={onPlayOn === undefined ? 'gold' : 'plain'}
          size={onPlayOn === undefined ? 'usual' : 'icon'}
          aria-label={t('score.analyse')}
          title={t('score.analyse')}
          onClick={onReview}
        >
          <Symbol name="bulb" />
          {onPlayOn === undefined ? <span>{t('score.analyse')}</span> : null}
        </Button>
      )}
      <CopyLink label={t('replay.copy')} copied={t('replay.copied')} address={address} />
      <Button aria-label={t('replay.export')} title={t('replay.export')} size="icon" onClick={onExport}>
        <Symbol name="save" />
      </Button>
    </header>
  );
}
