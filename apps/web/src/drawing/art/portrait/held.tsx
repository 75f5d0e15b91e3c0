import type { ReactNode } from 'react';
import { each } from '../each.tsx';
import type { Held } from './look.ts';
import { CLOTH } from './palette.ts';
import { INK, LINE, OUTLINE } from './pens.ts';
import type { Draw, Sitter } from './sitter.ts';

// Broad objects hide the hand.
const HIDES_HAND: ReadonlySet<Held> = new Set([
  'map',
  'open-book',
  'palette',
  'book',
  'bible',
  'scroll',
  'orb',
  'astrolabe',
]);

/** The object a sitter holds, at the lower right. */
export function heldObject(sitter: Sitter): ReactNode {
  const { holds } = sitter.look;
  if (holds === undefined) return null;
  if (HIDES_HAND.has(holds)) return HELD[holds](sitter);
  // The sphere rests on the hand, all other objects are gripped.
  if (holds === 'sphere') return each([fist, HELD.sphere], (draw) => draw(sitter));
  return each([HELD[holds], fist], (draw) => draw(sitter));
}

const HELD: Readonly<Record<Held, Draw>> = {
  dividers: () => (
    <>
      <path d="M78 88L70 114M78 88L88 113" stroke={INK} strokeWidth={4} strokeLinecap="round" />
      <path d="M78 88L70 114M78 88L88 113" stroke="#E0B04A" strokeWidth={2} />
      <circle cx={78} cy={88} r={3.6} fill="#E0B04A" stroke={INK} strokeWidth={1.2} />
    </>
  ),
  astrolabe: () => (
    <>
      <circle cx={78} cy={100} r={12} fill="#E0B04A" stroke={INK} strokeWidth={1.7} />
      <circle cx={78} cy={100} r={7.4} fill="#F7E7BC" stroke={INK} strokeWidth={1.1} />
      <path d="M70 92L86 108" stroke={INK} strokeWidth={1.8} />
      <circle cx={78} cy={86} r={2.4} fill="none" stroke={INK} strokeWidth={1.4} />
    </>
  ),
  sphere: () => (
    <>
      <g fill="none" stroke={INK} strokeWidth={4}>
        <circle cx={78} cy={98} r={12} />
        <ellipse cx={78} cy={98} rx={12} ry={4.4} transform="rotate(-22 78 98)" />
      </g>
      <g fill="none" stroke="#E0B04A" strokeWidth={1.9}>
        <circle cx={78} cy={98} r={12} />
        <ellipse cx={78} cy={98} rx={12} ry={4.4} transform="rotate(-22 78 98)" />
      </g>
      <circle cx={78} cy={98} r={4} fill="#F2C545" stroke={INK} strokeWidth={1} />
      <path d="M78 110V118" stroke={INK} strokeWidth={3} />
    </>
  ),
  map: () => (
    <>
      <path d="M62 104L72 98L82 104L94 97V118L82 124L72 118L62 124Z" fill="#F7E7BC" {...OUTLINE} />
      <path d="M72 98V118M82 104V124M66 112q4-4 8 0t8-2" {...LINE} />
    </>
  ),
  flask: () => (
    <>
      <path d="M74 90H82V98L88 112Q88 120 78 120T68 112L74 98Z" fill="#E4EEE6" {...OUTLINE} />
      <path d="M71 108H85L87 113Q86 119 78 119T69 113Z" fill="#B3262A" />
      <path d="M73 90H83" stroke={INK} strokeWidth={3} />
    </>
  ),
  book: () => (
    <>
      <path d="M66 98H88V122H66Z" fill={CLOTH.wine} {...OUTLINE} />
      <path d="M70 98V122M76 106H84" stroke="#F2D98C" strokeWidth={1.6} />
    </>
  ),
  bible: () => (
    <>
      <path d="M66 96H88V122H66Z" fill="#2E2A28" {...OUTLINE} />
      <path d="M77 101V114M72.4 105.4H81.6" stroke="#F2D98C" strokeWidth={2.4} />
    </>
  ),
  'open-book': () => (
    <>
      <path d="M58 104Q68 98 76 104Q84 98 95 104V120Q84 114 76 120Q68 114 58 120Z" fill="#FFFDF6" {...OUTLINE} />
      <path
        d="M76 104V120M62 108q5-3 10 0M62 113q5-3 10 0M80 108q5-3 10 0M80 113q5-3 10 0"
        {...LINE}
        strokeOpacity={0.6}
      />
    </>
  ),
  quill: () => (
    <>
      <path d="M74 118C74 100 82 86 92 78C93 94 88 108 78 116Z" fill="#FFFDF6" {...OUTLINE} />
      <path d="M74 119L88 88" {...LINE} />
    </>
  ),
  scroll: () => (
    <>
      <path d="M64 102H88Q92 102 92 106T88 110V120H66Q62 120 62 116T66 112V104" fill="#F7E7BC" {...OUTLINE} />
      <path d="M70 107H84M70 112H84" {...LINE} />
    </>
  ),
  brush: () => (
    <>
      <path d="M72 118L88 86" stroke={INK} strokeWidth={4.4} strokeLinecap="round" />
      <path d="M72 118L88 86" stroke="#B67E2C" strokeWidth={2.4} />
      <path d="M86 90Q86 80 93 76Q94 85 90 91Z" fill="#A5352B" stroke={INK} strokeWidth={1.3} />
    </>
  ),
  palette: () => (
    <>
      <path
        d="M62 112C60 100 76 94 86 98C96 102 94 114 86 114C82 114 84 119 78 120C70 121 63 118 62 112Z"
        fill="#C99A5B"
        {...OUTLINE}
      />
      <g stroke={INK} strokeWidth={0.8}>
        <circle cx={70} cy={106} r={2.6} fill="#B3262A" />
        <circle cx={78} cy={102} r={2.6} fill="#FFFDF6" />
        <circle cx={86} cy={105} r={2.6} fill="#2C5E93" />
      </g>
    </>
  ),
  mallet: () => (
    <>
      <path d="M78 120V100" stroke={INK} strokeWidth={5.4} strokeLinecap="round" />
      <path d="M78 120V100" stroke="#C99A5B" strokeWidth={3} />
      <path d="M68 88H88V101H68Z" fill="#8C6A3C" {...OUTLINE} />
    </>
  ),
  chisel: () => (
    <>
      <path d="M70 120L86 92" stroke={INK} strokeWidth={5} />
      <path d="M70 120L86 92" stroke="#AEB4B8" strokeWidth={2.8} />
      <path d="M84 96L88 88L92 90L88 98Z" fill="#C99A5B" {...OUTLINE} />
    </>
  ),
  crucifix: () => (
    <>
      <path d="M77 84V118M68 94H86" stroke={INK} strokeWidth={5.4} strokeLinecap="round" />
      <path d="M77 84V118M68 94H86" stroke="#A8743C" strokeWidth={3} />
    </>
  ),
  lily: () => (
    <>
      <path d="M76 120Q74 104 80 92" stroke="#3C7046" strokeWidth={2.6} fill="none" />
      <path d="M80 92Q70 88 72 79Q78 81 80 84Q83 79 89 79Q90 88 80 92Z" fill="#FFFDF6" {...OUTLINE} />
      <path d="M76 108Q68 106 68 100Q75 101 76 108Z" fill="#5F7A34" stroke={INK} strokeWidth={1} />
    </>
  ),
  lens: () => (
    <>
      <circle cx={80} cy={96} r={8.6} fill="#DDEBEE" fillOpacity={0.75} stroke="#8A6414" strokeWidth={3} />
      <path d="M76 104L71 117" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
      <path d="M76 104L71 117" stroke="#E0B04A" strokeWidth={2.4} />
    </>
  ),
  sceptre: () => (
    <>
      <path d="M74 120L84 86" stroke={INK} strokeWidth={4.6} />
      <path d="M74 120L84 86" stroke="#F2D98C" strokeWidth={2.6} />
      <path d="M84 76L88 83L85 89L80 87L79 81Z" fill="#F2D98C" {...OUTLINE} />
    </>
  ),
  orb: () => (
    <>
      <circle cx={78} cy={106} r={9.6} fill="#F2D98C" {...OUTLINE} />
      <path d="M68.4 106H87.6M78 96.4V90M74.6 92.6H81.4" stroke={INK} strokeWidth={1.8} />
    </>
  ),
  sword: () => (
    <>
      <path d="M78 124V98" stroke={INK} strokeWidth={5} />
      <path d="M78 124V98" stroke="#D5D9DB" strokeWidth={3} />
      <path d="M68 100H88" stroke={INK} strokeWidth={5} strokeLinecap="round" />
      <path d="M68 100H88" stroke="#E0B04A" strokeWidth={2.6} />
      <path d="M78 98V90" stroke="#6B4529" strokeWidth={4} />
      <circle cx={78} cy={88} r={3.4} fill="#E0B04A" stroke={INK} strokeWidth={1.2} />
    </>
  ),
  rosary: () => (
    <>
      <path
        d="M66 100Q78 122 92 100"
        fill="none"
        stroke="#6B4529"
        strokeWidth={3}
        strokeDasharray="1 3.6"
        strokeLinecap="round"
      />
      <path d="M78 112V122M74.6 115.4H81.4" stroke="#6B4529" strokeWidth={2.2} />
    </>
  ),
  rose: () => (
    <>
      <path d="M76 120Q76 108 79 100" stroke="#3C7046" strokeWidth={2.4} fill="none" />
      <circle cx={80} cy={95} r={7} fill="#B3262A" {...OUTLINE} />
      <path d="M76 94q4-4 8 0M78 98q3-3 5 0" {...LINE} />
    </>
  ),
};

function fist({ skin }: Sitter): ReactNode {
  return (
    <>
      <path d="M70 118Q69 110 76 109Q84 108 86 114Q87 121 80 123Q72 124 70 118Z" fill={skin} {...OUTLINE} />
      <path d="M75 112v6M79 111v7" {...LINE} strokeOpacity={0.6} />
    </>
  );
}
