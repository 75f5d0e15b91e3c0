import type { ReactNode } from 'react';
import { Figurine } from '../art/figurine.tsx';
import { Prestige } from '../art/prestige.tsx';
import type { BonusPicture, PassingSpotPicture } from './board-picture.ts';
import { Label } from '../art/label.tsx';
import { arch } from '../art/shapes.ts';
import { Anchor } from '../targets/anchor.tsx';
import type { PlaceName } from '../targets/place.ts';
import { TargetGroup } from '../targets/target.tsx';

const PITCH = 26;

/** The passing spots, each a lit arch; the figurine of a player who has withdrawn is in it (rule 11.3). */
export function Loggia({ loggia }: { readonly loggia: BonusPicture['loggia'] }): ReactNode {
  const { caption, spots } = loggia;
  const width = spots.length * PITCH + 4;
  return (
    <g transform={`translate(${318 - width} 130)`}>
      <g aria-hidden>
        <path d={`M-4 2H${width - 2}L${width - 7}-5H1Z`} fill="#B4633F" stroke="#4A2415" strokeWidth={1.1} />
        <rect x={-3} y={2} width={width} height={60} fill="#EADCBC" stroke="#5E4930" strokeWidth={1.2} />
        <path d={`M-3 6.6H${width - 3}`} stroke="#5E4930" strokeWidth={0.8} />
        <Label x={width / 2 - 3} y={75} weight={500} ink="var(--ink-2)" maxWidth={width + 4}>
          {caption}
        </Label>
      </g>
      {spots.map((spot, index) => (
        <g key={spot.prestige} transform={`translate(${index * PITCH} 0)`}>
          <Spot spot={spot} />
          <Anchor place={`spot ${index + 1}`} x={12} y={28} width={21} height={34} />
        </g>
      ))}
    </g>
  );
}

function Spot({ spot }: { readonly spot: PassingSpotPicture }): ReactNode {
  const { prestige, boarded, figurine, ghost, target } = spot;
  return (
    <TargetGroup target={target} outline={arch(1.4, 9.8, 21.2, 45)}>
      <path d={arch(2.6, 11, 18.8, 44)} fill={boarded ? '#B99F72' : '#6E5433'} stroke="#3A2B1D" strokeWidth={1.2} />
      {boarded ? (
        <>
          <path d="M3 24L21 40M21 24L3 40" stroke="#4A3520" strokeWidth={4.6} />
          <path d="M3 24L21 40M21 24L3 40" stroke="#C7A674" strokeWidth={3} />
        </>
      ) : (
        <path d={arch(4.4, 13.4, 15.2, 44)} fill="#D9C59B" />
      )}
      {figurine === undefined ? null : (
        <g data-place={`figurine ${figurine}` satisfies PlaceName}>
          <Figurine owner={figurine} x={12} y={28.4} size={30} />
        </g>
      )}
      {ghost === undefined ? null : <Figurine owner={ghost} x={12} y={28.4} size={30} opacity={0.66} />}
      <rect y={44} width={24} height={17} fill={boarded ? '#CDBB95' : '#F6ECD3'} stroke="#5E4930" strokeWidth={1.1} />
      <Prestige x={12} y={52.6} size={17} opacity={boarded ? 0.4 : undefined}>
        {prestige}
      </Prestige>
    </TargetGroup>
  );
}
