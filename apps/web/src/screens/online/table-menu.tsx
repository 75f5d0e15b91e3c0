import { CLAIM_AFTER, type Command, type TableView } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Symbol, type SymbolName } from '../../drawing/art/symbol.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import { ModalSheet } from '../../shell/modal-sheet.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useCopiedLink } from './use-copied-link.ts';
import styles from './table-menu.module.css';

type TableMenuProps = {
  /** Undefined for spectators and after the end. */
  readonly onCommand: ((command: Command) => void) | undefined;
  /** The entry to go back to, if the others may be asked to take back a turn. */
  readonly takeback: number | undefined;
  readonly canOffer: boolean;
  /** In a game without a clock: the other player whose turn it is. */
  readonly awaited: string | undefined;
  /** Whether a bot plays on for a player who leaves, however many are left. */
  readonly isCasual: boolean;
  readonly spectators: number;
  /** Another game that waits for the reader. */
  readonly next: string | undefined;
  /** Whether other people may take over the bots' seats; null where they cannot. */
  readonly botSeats: TableView['botSeats'];
  readonly onBotSeats: (open: boolean) => void;
  /** The lower part of the menu. */
  readonly more: ReactNode;
};

/** Everything about the table that is not the next step: link, offers, resigning, people. */
export function TableMenu(props: TableMenuProps): ReactNode {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {props.next === undefined ? null : (
        <Link to="/online/$id" params={{ id: props.next }} className={buttonClass({ tone: 'gold' }, styles['next'])}>
          <Symbol name="right" size={18} />
          {t('online.next')}
        </Link>
      )}
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        aria-label={t('online.menu')}
        title={t('online.menu')}
        onClick={() => setIsOpen(true)}
      >
        <Symbol name="door" size={20} />
        <span>{t('online.menu')}</span>
      </button>
      {isOpen ? <MenuSheet {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

type MenuSheetProps = TableMenuProps & { readonly onClose: () => void };

function MenuSheet({
  onCommand,
  takeback,
  canOffer,
  awaited,
  isCasual,
  spectators,
  botSeats,
  onBotSeats,
  more,
  onClose,
}: MenuSheetProps): ReactNode {
  const t = useTranslate();
  const [isResigning, setIsResigning] = useState(false);
  return (
    <ModalSheet title={t('online.menu')} onClose={onClose}>
      {(close) => {
        const give = (command: Command): void => {
          close();
          onCommand?.(command);
        };
        return (
          <>
            <CopyLink />
            <p className={styles['note']}>{t('online.spectators', { count: spectators })}</p>
            {botSeats === 'open' || botSeats === 'closed' ? (
              <Choice
                symbol={botSeats === 'open' ? 'lock' : 'user'}
                name={t(botSeats === 'open' ? 'sit-down.close' : 'sit-down.open')}
                note={t(botSeats === 'open' ? 'sit-down.close.note' : 'sit-down.open.note')}
                onChoose={() => onBotSeats(botSeats !== 'open')}
              />
            ) : null}
            {onCommand === undefined ? null : (
              <>
                <Choice
                  symbol="undo"
                  name={t('online.takeback')}
                  note={t(takeback === undefined ? 'online.takeback.none' : 'online.takeback.note')}
                  onChoose={
                    takeback === undefined || !canOffer ? undefined : () => give({ kind: 'takeback', to: takeback })
                  }
                />
                <Choice
                  symbol="door"
                  name={t('online.offer-end')}
                  note={t('online.offer-end.note')}
                  onChoose={canOffer ? () => give({ kind: 'offer-end' }) : undefined}
                />
                {awaited === undefined ? null : (
                  <Choice
                    symbol="clock"
                    name={t('online.claim.name', { name: awaited })}
                    note={t('online.claim.note', { days: CLAIM_AFTER.none / 86_400_000 })}
                    onChoose={canOffer ? () => give({ kind: 'claim' }) : undefined}
                  />
                )}
                <Choice
                  symbol="warning"
                  name={t(isResigning ? 'online.resign.sure' : 'online.resign')}
                  note={t(isCasual ? 'online.resign.note.casual' : 'online.resign.note')}
                  onChoose={() => (isResigning ? give({ kind: 'resign' }) : setIsResigning(true))}
                />
              </>
            )}
            {more}
          </>
        );
      }}
    </ModalSheet>
  );
}

function CopyLink(): ReactNode {
  const t = useTranslate();
  const { label, isRefused, copy } = useCopiedLink(location.href);
  return (
    <Choice symbol="link" name={t(label)} note={isRefused ? location.href : t('online.link.watch')} onChoose={copy} />
  );
}

type ChoiceProps = {
  readonly symbol: SymbolName;
  readonly name: string;
  readonly note: string;
  readonly onChoose: ((button: HTMLElement) => void) | undefined;
};

function Choice({ symbol, name, note, onChoose }: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      className={styles['choice']}
      disabled={onChoose === undefined}
      onClick={(event) => onChoose?.(event.currentTarget)}
    >
      <Symbol name={symbol} />
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </button>
  );
}
