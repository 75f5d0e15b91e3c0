import { figureFaultSentence, type Translate } from '@la-stanza/words';
import { fieldNamed, type FieldFault, type FieldName } from '../../game/edition/figure-fields.ts';

/** The tile that each figure is printed on. */
const TILES = {
  'tiles-florins': 'Dc',
  'tiles-sail': 'Lb',
  'tiles-florinsPerBook': 'Le',
  'tiles-strengthPrice': 'Rd',
  'tiles-lead': 'De',
  'tiles-tiedLead': 'De',
  'tiles-artwork': 'Ab',
  'tiles-perWorker': 'Ac',
} as const;

type TileField = keyof typeof TILES;

const isTileField = (name: FieldName): name is TileField => Object.hasOwn(TILES, name);

export function fieldWords(t: Translate, name: FieldName): string {
  if (!isTileField(name)) return t(`edition.figure.${name}`);
  return t(`edition.figure.${name}`, { tile: t(`terms.tile.${TILES[name]}.name`) });
}

/** Why the text of a field cannot be used, naming the figure that is at fault: it may be another one. */
export function fieldFaultSentence(t: Translate, fault: FieldFault): string {
  switch (fault.code) {
    case 'not-numbers':
      return t('edition.not-numbers');
    case 'not-one-number':
      return t('edition.not-one-number');
    case 'unplayable': {
      const name = fieldNamed(fault.fault.figure);
      const figure = name === undefined ? fault.fault.figure : fieldWords(t, name);
      return figureFaultSentence(t, { ...fault.fault, figure });
    }
  }
}
