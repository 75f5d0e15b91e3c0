import type { Discipline } from '../discipline.ts';

export type Cap =
  | 'flat'
  | 'flat-badge'
  | 'flat-plume'
  | 'flat-flaps'
  | 'doctor'
  | 'skull'
  | 'skull-flaps'
  | 'camauro'
  | 'beret'
  | 'slouch'
  | 'berretta'
  | 'rolled'
  | 'tricorn'
  | 'square'
  | 'brim'
  | 'sailor'
  | 'mitre'
  | 'zucchetto'
  | 'painter';
export type Wrap =
  | 'chaperon'
  | 'wrap'
  | 'cappuccio'
  | 'cap-laurel'
  | 'turban'
  | 'great-turban'
  | 'laurel'
  | 'hood'
  | 'profile-hood'
  | 'veil'
  | 'nun'
  | 'nun-white'
  | 'sheer'
  | 'horned'
  | 'balzo'
  | 'circlet'
  | 'tiara'
  | 'netcap';
export type Hair =
  | 'bob'
  | 'page'
  | 'long'
  | 'wavy'
  | 'mane'
  | 'ringlets'
  | 'curly'
  | 'curls'
  | 'piled'
  | 'bun'
  | 'braids'
  | 'side'
  | 'fringe'
  | 'short'
  | 'crop'
  | 'widow'
  | 'crown-braid'
  | 'receding'
  | 'wisps'
  | 'tonsure';
export type Beard =
  | 'stubble'
  | 'moustache'
  | 'upturned'
  | 'drooping'
  | 'goatee'
  | 'tuft'
  | 'vandyke'
  | 'strap'
  | 'full'
  | 'point'
  | 'long'
  | 'square'
  | 'patriarch'
  | 'flow'
  | 'fork'
  | 'curly';
export type Garment =
  | 'gown'
  | 'doublet'
  | 'slashed'
  | 'cloak'
  | 'habit'
  | 'mantle'
  | 'armour'
  | 'dress'
  | 'robe'
  | 'kaftan'
  | 'mozzetta'
  | 'quilt'
  | 'lacing';
export type Collar =
  | 'stand'
  | 'shirt'
  | 'ruff'
  | 'great-ruff'
  | 'fold'
  | 'lace'
  | 'fur'
  | 'dark-fur'
  | 'white-fur'
  | 'ermine'
  | 'chain'
  | 'cross'
  | 'pearls'
  | 'fleece'
  | 'fur-chain';
export type Held =
  | 'dividers'
  | 'astrolabe'
  | 'sphere'
  | 'map'
  | 'flask'
  | 'book'
  | 'bible'
  | 'open-book'
  | 'quill'
  | 'scroll'
  | 'brush'
  | 'palette'
  | 'mallet'
  | 'chisel'
  | 'crucifix'
  | 'lily'
  | 'lens'
  | 'sceptre'
  | 'orb'
  | 'sword'
  | 'rosary'
  | 'rose';
export type Worn = 'specs' | 'patch' | 'earring' | 'pearl' | 'scar';
export type Nose = 'straight' | 'hook' | 'broken' | 'snub' | 'bulb' | 'long' | 'flat';
export type Mouth = 'gentle' | 'stern' | 'full' | 'laughing' | 'small' | 'wry' | 'heavy-lower';
export type HeadShape =
  | 'oval'
  | 'round'
  | 'long'
  | 'square'
  | 'heart'
  | 'gaunt'
  | 'broad'
  | 'young'
  | 'egg'
  | 'habsburg'
  | 'jowl';
export type Skin = 'pale' | 'fair' | 'warm' | 'olive' | 'tan' | 'brown' | 'deep';
export type HairColour = 'black' | 'brown' | 'chestnut' | 'blond' | 'grey' | 'white' | 'red' | 'golden' | 'ash';
export type Curtain =
  | 'wine'
  | 'red'
  | 'crimson'
  | 'rose'
  | 'blue'
  | 'navy'
  | 'sky'
  | 'green'
  | 'olive'
  | 'moss'
  | 'gold'
  | 'ochre'
  | 'ivory'
  | 'slate'
  | 'black'
  | 'brown'
  | 'plum'
  | 'teal'
  | 'white'
  | 'rust'
  | 'steel'
  | 'fur';
export type Eyes = 'open' | 'wide' | 'heavy' | 'narrow' | 'lowered';
export type Brows = 'even' | 'raised' | 'knit' | 'bushy' | 'fine' | 'worried';

/** A person as plain data: parameters, never a picture file. */
export type Look = {
  readonly discipline: Discipline;
  /** −1.4 to 1.4: how far the head turns; 0 is frontal, the sign is the side. */
  readonly turn: number;
  readonly view?: 'profile';
  readonly head?: HeadShape;
  /** Size, tilt in degrees and shift of the head. */
  readonly scale?: number;
  readonly tilt?: number;
  readonly shiftX?: number;
  readonly shiftY?: number;
  readonly skin: Skin;
  readonly age?: 1 | 2 | 3;
  /** Softer brows, redder lips and cheeks. */
  readonly soft?: true;
  readonly rosy?: true;
  readonly eyes?: Eyes;
  readonly eyeColour?: string;
  readonly brows?: Brows;
  readonly browColour?: HairColour;
  readonly nose?: Nose;
  readonly mouth?: Mouth;
  readonly hair?: Hair;
  readonly hairColour: HairColour;
  readonly beard?: Beard;
  readonly beardColour?: HairColour;
  readonly hat?: Cap | Wrap;
  readonly hatColour?: Curtain;
  readonly hatTrim?: Curtain;
  readonly garment: Garment;
  readonly cloth?: Curtain;
  readonly trim?: Curtain;
  readonly collar?: Collar;
  /** How much broader than usual the shoulders are. */
  readonly shoulders?: number;
  readonly worn?: Worn;
  readonly holds?: Held;
};
