import { useId, type ReactNode } from 'react';
import { DISCIPLINES } from './discipline.ts';
import { each } from './each.tsx';

type BrandMarkProps = {
  readonly size: number;
  /** The tiny form is for less than 48 pixels, the mono one for a single ink. */
  readonly form?: 'full' | 'tiny' | 'mono';
};

const LINE = '#2A1410';

/** A lit doorway under a pediment, and a person about to enter. */
export function BrandMark({ size, form = 'full' }: BrandMarkProps): ReactNode {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden>
      {form === 'full' ? <Full id={id} /> : form === 'tiny' ? <Tiny /> : <Mono />}
    </svg>
  );
}

function Mono(): ReactNode {
  return (
    <g fill="currentColor">
      <path d="M256 74L432 168V196H80V168ZM112 216H400V438H340V318A84 84 0 0 0 172 318V438H112ZM92 452H420V474H92Z" />
      <path d="M256 330a22 22 0 1 1 .1 0zM226 438C228 392 238 366 246 352H266C274 366 284 392 286 438Z" />
    </g>
  );
}

function Tiny(): ReactNode {
  return (
    <>
      <rect width={512} height={512} rx={96} fill="#7B2A33" />
      <path d="M256 44L476 184H36Z" fill="#F2D98C" stroke={LINE} strokeWidth={26} strokeLinejoin="round" />
      <path d="M136 512V330A120 120 0 0 1 376 330V512Z" fill="#FFCB3D" stroke={LINE} strokeWidth={30} />
      <path d="M196 512C200 430 216 390 232 370A46 46 0 1 1 280 370C296 390 312 430 316 512Z" fill="#7B2A33" />
    </>
  );
}

function Full({ id }: { readonly id: string }): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id={`${id}wall`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8E333C" />
          <stop offset="1" stopColor="#5E1C25" />
        </linearGradient>
        <radialGradient id={`${id}light`} cx=".5" cy=".42" r=".75">
          <stop offset="0" stopColor="#FFF3C9" />
          <stop offset=".55" stopColor="#FFCB3D" />
          <stop offset="1" stopColor="#C8882A" />
        </radialGradient>
      </defs>
      <rect width={512} height={512} rx={108} fill={`url(#${id}wall)`} />
      <path d="M172 440L64 512H448L340 440Z" fill="#FFCB3D" opacity={0.55} />
      <g stroke={LINE} strokeWidth={12}>
        <path d="M96 214H416V440H96Z" fill="#E9DCBF" />
        <path
          d="M96 262H150M96 310H150M96 358H150M96 406H150M362 262H416M362 310H416M362 358H416M362 406H416"
          stroke="#B79F72"
          strokeWidth={8}
        />
        <path d="M256 66L448 178H64Z" fill="#B4633F" strokeWidth={14} strokeLinejoin="round" />
        <path d="M256 104L372 172H140Z" fill="#F2D98C" strokeWidth={8} />
        <path d="M60 178H452V214H60Z" fill="#F6ECD6" />
        <path d="M166 440V326A90 90 0 0 1 346 326V440Z" fill={`url(#${id}light)`} strokeWidth={14} />
        <path d="M186 440V328A70 70 0 0 1 326 328V440" fill="none" stroke="#FFF3C9" strokeWidth={6} opacity={0.8} />
      </g>
      <g transform="translate(256 384) scale(5.1)" stroke={LINE} strokeWidth={1.4}>
        <path d="M-7 10.8C-6.6 3-5-2-3.6-4.4H3.6C5-2 6.6 3 7 10.8Z" fill="#6F3A7C" strokeWidth={1.6} />
        <circle cy={-8.6} r={3.5} fill="#F0CDA6" />
        <path d="M-4.5-9C-4.8-12.8-1.8-13.8 0-13.8S4.8-12.8 4.5-9Q0-10.8-4.5-9Z" fill="#6F3A7C" />
      </g>
      <path d="M76 440H436V466H76Z" fill="#D8C7A4" stroke={LINE} strokeWidth={12} />
      <g transform="translate(256 150) scale(.9)" stroke={LINE} strokeWidth={5}>
        {each(DISCIPLINES, (discipline, index) => (
          <circle cx={(index - 2) * 32} cy={Math.abs(index - 2) * 5 - 2} r={12} fill={`var(--${discipline})`} />
        ))}
      </g>
    </>
  );
}
