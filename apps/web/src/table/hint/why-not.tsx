import type { WhyNot as Answer } from '@la-stanza/bots';
import { ACTIONS, type ActionId } from '@la-stanza/engine';
import { reasonClause, type Translate } from '@la-stanza/words';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { beginsWith } from '../decision/deciding.ts';
import { offersOf } from '../decision/offers.ts';
import { DrawingPicture } from '../panel/drawing-picture.tsx';
import type { Table } from '../scene/table.ts';
import type { Adviser } from './adviser.ts';
import styles from './hint-panel.module.css';

type WhyNotProps = {
  readonly table: Table;
  readonly adviser: Adviser;
  readonly best: readonly ActionId[];
};

type Known = { readonly choice: ActionId; readonly answer: Answer | 'failed' };

/** What the choice under the finger or in hand gives away against the best turn. */
export function WhyNot({ table, adviser, best }: WhyNotProps): ReactNode {
  const t = useTranslate();
  const { moment, decision, look } = table;
  const { state } = moment.game;
  const [choice, setChoice] = useState<ActionId>();
  const [known, setKnown] = useState<Known>();
  const [tries, setTries] = useState(0);
  const pointed = look?.action;
  // what was pointed at last stays, so that the answer can be read
  useEffect(() => {
    if (pointed !== undefined) setChoice(pointed);
  }, [pointed]);
  const isBest = choice === best[0];
  useEffect(() => {
    if (choice === undefined || isBest) return undefined;
    let isWanted = true;
    const know = (answer: Known['answer']): void => {
      if (isWanted) setKnown({ choice, answer });
    };
    setKnown(undefined);
    adviser.whyNot(state, best, choice).then(know, () => know('failed'));
    return () => {
      isWanted = false;
    };
  }, [adviser, state, best, choice, isBest, tries]);
  if (choice === undefined || decision === undefined) return null;
  const text = ACTIONS[choice]?.text ?? '';
  const offer = offersOf(decision.panel).find(({ key }) => beginsWith(key, text));
  if (offer === undefined) return null;
  const answer = known?.choice === choice ? known.answer : undefined;
  return (
    <section className={styles['whyNot']} aria-live="polite" data-why-not>
      {offer.drawing === undefined ? null : <DrawingPicture drawing={offer.drawing} size={34} />}
      <h3>{t('advice.why-not', { choice: offer.title })}</h3>
      <p>{isBest ? t('advice.why-not.same') : answerWords(t, moment.players, answer)}</p>
      {answer === 'failed' && !isBest ? (
        <Button className={styles['whyNotAgain']} onClick={() => setTries(tries + 1)}>
          {t('site.again')}
        </Button>
      ) : null}
    </section>
  );
}

function answerWords(t: Translate, players: Table['moment']['players'], answer: Known['answer'] | undefined): string {
  if (answer === 'failed') return t('advice.why-not.failed');
  if (answer === undefined) return t('advice.why-not.thinking');
  if (!answer.isWorse) return t('advice.why-not.equal');
  const reason = reasonClause(t, players, answer.missed);
  return reason === undefined ? t('advice.why-not.unnamed') : t('advice.why-not.better', { reason });
}
