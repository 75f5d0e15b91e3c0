import type { ReactNode } from 'react';
import { each } from '../each.tsx';
import type { Garment } from './look.ts';
import { CLOTH } from './palette.ts';
import { INK, LINE, OUTLINE } from './pens.ts';
import type { Draw } from './sitter.ts';

export const GARMENTS: Readonly<Record<Garment, Draw>> = {
  gown: (sitter) => {
    const { body, cloth } = sitter;
    return (
      <>
        <path d={body} fill={cloth} {...OUTLINE} />
        {folds()}
      </>
    );
  },
  doublet: ({ body, cloth, trim }) => (
    <>
      <path d={body} fill={cloth} {...OUTLINE} />
      <path d="M50 95V124" {...LINE} />
      {each([102, 110, 118], (y) => (
        <circle cx={50} cy={y} r={2} fill="#F2D98C" stroke={INK} strokeWidth={0.9} />
      ))}
      <path d="M22 102L26 124M78 102L74 124" stroke={trim} strokeWidth={4} strokeLinecap="round" />
    </>
  ),
  slashed: ({ body, cloth, trim }) => (
    <>
      <path d={body} fill={cloth} {...OUTLINE} />
      <g stroke={trim} strokeWidth={3.6} strokeLinecap="round">
        <path d="M14 106L18 124M24 100L29 124M34 96L39 124M66 96L61 124M76 100L71 124M86 106L82 124" />
      </g>
      <path d="M40 92L44 124H56L60 92L50 97Z" fill="#FFFDF6" {...OUTLINE} />
    </>
  ),
  cloak: ({ body, cloth, side, trim }) => (
    <>
      <path d={body} fill={cloth} {...OUTLINE} />
      <path
        d={`M${side > 0 ? '38 89' : '62 89'}C${side > 0 ? '58 96 88 104 96 126H58C50 112 40 104 34 100' : '42 96 12 104 4 126H42C50 112 60 104 66 100'}Z`}
        fill={trim}
        {...OUTLINE}
      />
      <circle cx={side > 0 ? 37 : 63} cy={96} r={3.2} fill="#F2D98C" stroke={INK} strokeWidth={1} />
    </>
  ),
  habit: (sitter) => {
    const { body, cloth, trim } = sitter;
    return (
      <>
        <path d={body} fill={cloth} {...OUTLINE} />
        {folds()}
        <path d="M26 98C30 84 70 84 74 98C70 112 30 112 26 98Z" fill={trim} {...OUTLINE} />
        <path d="M38 92Q50 106 62 92" {...LINE} />
      </>
    );
  },
  mantle: ({ body, cloth, shoulders, trim }) => (
    <>
      <path d={body} fill={cloth} {...OUTLINE} />
      <path
        d={`M38 88C20 94 ${-shoulders + 4} 104 ${-shoulders + 4} 126H32C34 112 40 102 46 97ZM62 88C80 94 ${shoulders + 96} 104 ${shoulders + 96} 126H68C66 112 60 102 54 97Z`}
        fill={trim}
        {...OUTLINE}
      />
    </>
  ),
  armour: ({ body, look, trim }) => (
    <>
      <path d={body} fill={CLOTH.steel} {...OUTLINE} />
      <path d="M10 114Q22 98 36 100M90 114Q78 98 64 100M50 98V124" {...LINE} />
      <path d="M36 88Q50 100 64 88V97Q50 108 36 97Z" fill="#D5D9DB" {...OUTLINE} />
      <path d="M20 106Q30 112 30 124" stroke="#F7F9FA" strokeWidth={2.4} fill="none" strokeOpacity={0.8} />
      {look.trim ? <path d="M30 94L84 126H68L24 98Z" fill={trim} {...OUTLINE} /> : null}
    </>
  ),
  dress: ({ body, cloth, skin, trim }) => (
    <>
      <path d={body} fill={cloth} {...OUTLINE} />
      <path d="M34 91L36 108H64L66 91L58 86H42Z" fill={skin} stroke="none" />
      <path d="M33.5 90L36 108H64L66.5 90" fill="none" {...OUTLINE} />
      <path d="M36 105H64" stroke={trim} strokeWidth={3.4} />
      <path d="M50 109V124" {...LINE} />
      <path d="M18 104Q24 112 22 124M82 104Q76 112 78 124" {...LINE} />
    </>
  ),
  robe: (sitter) => {
    const { body, cloth, trim } = sitter;
    return (
      <>
        <path d={body} fill={cloth} {...OUTLINE} />
        {folds()}
        <path d="M37 89L43 126H33L27 95ZM63 89L57 126H67L73 95Z" fill={trim} {...OUTLINE} />
      </>
    );
  },
  kaftan: ({ body, cloth, trim }) => (
    <>
      <path d={body} fill={cloth} {...OUTLINE} />
      <path d="M43 91L50 97L57 91L60 126H40Z" fill={trim} {...OUTLINE} />
      {each([103, 111, 119], (y) => (
        <path d={`M32 ${y}H40M60 ${y}H68`} stroke="#F2D98C" strokeWidth={2.4} strokeLinecap="round" />
      ))}
      <g fill="#F2D98C" opacity={0.8}>
        <circle cx={20} cy={112} r={3} />
        <circle cx={80} cy={112} r={3} />
      </g>
    </>
  ),
  mozzetta: ({ body, cloth }) => (
    <>
      <path d={body} fill="#FFFDF6" {...OUTLINE} />
      <path d="M38 88C20 92 10 100 8 118Q30 124 50 124T92 118C90 100 80 92 62 88L50 95Z" fill={cloth} {...OUTLINE} />
      {each([101, 108, 115], (y) => (
        <circle cx={50} cy={y} r={1.7} fill="#FFFDF6" stroke={INK} strokeWidth={0.7} />
      ))}
      <path d="M50 96V123" {...LINE} />
      <path d="M37 87Q50 99 63 87L65 93Q50 105 35 93Z" fill="#FFFDF6" {...OUTLINE} />
    </>
  ),
  quilt: ({ body, cloth, side, trim }) => (
    <>
      <path d={body} fill={cloth} {...OUTLINE} />
      <path
        d={`M${side > 0 ? '4 126C2 104 22 94 34 98C38 108 36 118 34 126' : '96 126C98 104 78 94 66 98C62 108 64 118 66 126'}Z`}
        fill={trim}
        {...OUTLINE}
      />
      <path
        d={
          side > 0
            ? 'M12 106Q22 112 34 108M8 116Q20 122 35 118M18 99L16 125M27 97L26 125'
            : 'M88 106Q78 112 66 108M92 116Q80 122 65 118M82 99L84 125M73 97L74 125'
        }
        {...LINE}
        strokeOpacity={0.7}
      />
    </>
  ),
  lacing: (sitter) => {
    const { body, cloth } = sitter;
    return (
      <>
        <path d={body} fill={cloth} {...OUTLINE} />
        <path d="M42 92L46 126H54L58 92L50 97Z" fill="#FFFDF6" {...OUTLINE} />
        <path d="M45 104L55 108M55 104L45 108M46 114L54 118M54 114L46 118" stroke={cloth} strokeWidth={1.6} />
        {folds()}
      </>
    );
  },
};

function folds(): ReactNode {
  return <path d="M24 104L28 124M76 104L72 124M40 100L42 124M60 100L58 124" {...LINE} strokeOpacity={0.5} />;
}
