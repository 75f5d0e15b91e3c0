import { useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './replay.module.css';

type ReplayBarProps = {
  readonly title: string;
  readonly where: string;
  /** Says where leaving leads. */
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  /** Undefined where the game is over. */
  readonly onPlayOn: (() => void) | undefined;
  /** The address of the whole game at this step. */
  readonly address: () => string;
  readonly onExport: () => void;
};

/** The header of a replay: its title, and what can be done with it. */
export function ReplayBar(props: ReplayBarProps): ReactNode {
  const { title, where, leaveLabel, onLeave, onPlayOn, address, onExport } = props;
  const t = useTranslate();
  return (
    <header className={styles['bar']}>
      <Button size="icon" aria-label={leaveLabel} title={leaveLabel} onClick={onLeave}>
        <Symbol name="left" />
      </Button>
      <h1 title={title}>{title}</h1>
      <span className={styles['where']}>{where}</span>
      <Button
        disabled={onPlayOn === undefined}
        title={onPlayOn === undefined ? t('replay.play-on.over') : undefined}
        aria-label={t('replay.play-on')}
        onClick={onPlayOn}
      >
        <Symbol name="door" />
        <span>{t('replay.play-on')}</span>
      </Button>
      <CopyLink address={address} />
      <Button aria-label={t('replay.export')} title={t('replay.export')} size="icon" onClick={onExport}>
        <Symbol name="save" />
      </Button>
    </header>
  );
}

type Copied = { readonly done: true } | { readonly done: false; readonly link: string };

function CopyLink({ address }: Pick<ReplayBarProps, 'address'>): ReactNode {
  const t = useTranslate();
  const [copied, setCopied] = useState<Copied>();
  const copy = async (button: HTMLElement): Promise<void> => {
    const link = address();
    setCopied((await copyText(link, button)) ? { done: true } : { done: false, link });
  };
  return (
    <>
      <Button aria-label={t('replay.copy')} onClick={(event) => void copy(event.currentTarget)}>
        <Symbol name="link" size={18} />
        <span>{t('replay.copy')}</span>
      </Button>
      <div role="status">
        {copied === undefined ? null : (
          <div className={styles['toast']}>
            <p>{t(copied.done ? 'replay.copied' : 'replay.copy-by-hand')}</p>
            {copied.done ? null : (
              <input
                readOnly
                aria-label={t('replay.copy')}
                value={copied.link}
                onFocus={(event) => event.target.select()}
              />
            )}
            <Button size="icon" aria-label={t('site.close')} onClick={() => setCopied(undefined)}>
              <Symbol name="close" size={16} />
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
