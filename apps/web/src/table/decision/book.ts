import { BOOK_COLOURS, bookRewardWords, disciplineName, type BookColour } from '@la-stanza/words';
import { chosenAction, offer, optionsOf, own, targetOf, type Deciding } from './deciding.ts';
import type { DecisionPicture, Offer } from './decision-picture.ts';
import { colourSequence, stopConfirm, stopRows, type ColourDecision } from './colour-sequence.ts';

/** Rules 5.2 and 5.3: books of different colours, one after another. */
export function bookDecision(deciding: Deciding, open: ColourDecision): DecisionPicture {
  const { t } = deciding;
  const books = BOOK_COLOURS.map((colour) => ({ colour, made: bookOffer(deciding, colour) }));
  const { part, steps, done } = colourSequence(
    deciding,
    open,
    books.map(({ made }) => made),
    {
      done: (discipline) => ({
        title: t('decision.book.nth', {
          discipline: disciplineName(t, discipline),
          nth: own(deciding).books[discipline],
        }),
        drawing: discipline === 'literature' ? undefined : { kind: 'book', colour: discipline },
      }),
      now: t('decision.book.now'),
      look: 'rows',
      next: t('decision.book.next', { may: open.mayDecline ? 'yes' : 'no' }),
      steps: (now, total) => t('decision.book.steps', { now, total }),
    },
  );
  const action = chosenAction(deciding);
  return {
    sentence: t('decision.book.sentence', { count: open.remaining, may: open.mayDecline ? 'yes' : 'no' }),
    emblem: { kind: 'emblem', discipline: open.from === 'tile' ? 'religion' : 'literature' },
    steps,
    room: 'literature',
    panel: {
      title: disciplineName(t, 'literature'),
      note: t('decision.book.note', {
        count: open.remaining + open.chosen.length,
        may: open.mayDecline ? 'yes' : 'no',
      }),
      tone: 'literature',
      parts: [part, { kind: 'rows', rows: stopRows(deciding) }],
    },
    targets: {
      piles: new Map(books.map(({ colour, made }) => [colour, targetOf(made)])),
      shelf: new Map(
        books.flatMap(({ colour, made }) => (made.state === 'not-now' ? [] : [[colour, targetOf(made)] as const])),
      ),
    },
    written: new Map(done.map((discipline, index) => [discipline, index + 1])),
    confirm: stopConfirm(deciding) ?? {
      label: action?.kind === 'book' ? t('decision.book.confirm', { book: action.discipline }) : t('decision.confirm'),
      action: action?.id,
    },
  };
}

function bookOffer(deciding: Deciding, colour: BookColour): Offer {
  const { t, view } = deciding;
  const option = optionsOf(deciding, 'book').find(({ action }) => action.discipline === colour);
  if (option === undefined) throw new RangeError(`no book of ${colour}`);
  const nth = own(deciding).books[colour] + 1;
  return offer(deciding, option, {
    title: t('decision.book.nth', { discipline: disciplineName(t, colour), nth }),
    note: bookRewardWords(t, view.figures, colour, nth),
    drawing: { kind: 'book', colour },
    about: `pile ${colour}`,
  });
}
