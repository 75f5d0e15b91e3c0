import type { Nose } from './look.ts';
import type { Sitter } from './sitter.ts';

/** The outline of the head, around the point between the eyes. */
export function headOutline(sitter: Sitter): string {
  return sitter.profile ? profileOutline(sitter.look.nose ?? 'straight') : frontOutline(sitter);
}

function frontOutline({ temples, crown, chinDrop, chinWidth, chinShift, leftHalf, rightHalf }: Sitter): string {
  return [
    `M${-leftHalf.temples} -4C${-leftHalf.temples} -20 ${-temples * 0.62} ${-crown} 0 ${-crown}`,
    `C${temples * 0.62} ${-crown} ${rightHalf.temples} -20 ${rightHalf.temples} -4`,
    `C${rightHalf.temples} 3 ${rightHalf.cheeks + 0.6} 5 ${rightHalf.cheeks} 10`,
    `C${rightHalf.cheeks - 0.6} 15 ${rightHalf.jaw + 1} ${chinDrop - 9} ${chinWidth + chinShift} ${chinDrop - 1}`,
    `Q${chinShift} ${chinDrop + 2.4} ${chinShift - chinWidth} ${chinDrop - 1}`,
    `C${-leftHalf.jaw - 1} ${chinDrop - 9} ${0.6 - leftHalf.cheeks} 15 ${-leftHalf.cheeks} 10`,
    `C${-leftHalf.cheeks - 0.6} 5 ${-leftHalf.temples} 3 ${-leftHalf.temples} -4Z`,
  ].join('');
}

// Looking right; the portrait mirrors it for the other side.
function profileOutline(nose: Nose): string {
  return `M-13 16C-22 4 -22 -26 -2 -27C8 -27 14 -22 15 -13Q17 -8 15.4 -5${profileNose(nose)}Q19.4 12.6 17 14.4Q19 17 15.6 18Q18 21 14 25.4Q8 28 1 23L-8 14Z`;
}

function profileNose(nose: Nose): string {
  if (nose === 'hook') return 'C20 -5 25.5 2 24.4 10Q20 10 16.4 9.8';
  if (nose === 'long') return 'L24 8Q22 10.6 16.4 10';
  return 'L21.4 6.4Q22 9.4 16.6 9.6';
}
