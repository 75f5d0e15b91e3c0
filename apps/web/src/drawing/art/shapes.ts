/** A rectangle with rounded corners as a path, so that it can glow. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const right = x + width;
  const bottom = y + height;
  return [
    `M${x + radius} ${y}H${right - radius}Q${right} ${y} ${right} ${y + radius}`,
    `V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}`,
    `H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`,
  ].join('');
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;
}

/** An ellipse whose longer axis is rotated by these degrees. */
export function ellipse(x: number, y: number, [rx, ry]: readonly [number, number], degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const dx = rx * Math.cos(angle);
  const dy = rx * Math.sin(angle);
  const end = (side: number): string => `${(x + side * dx).toFixed(2)} ${(y + side * dy).toFixed(2)}`;
  const half = `A${rx} ${ry} ${degrees} 1 1 `;
  return `M${end(-1)}${half}${end(1)}${half}${end(-1)}Z`;
}

/** An arch of the given width standing on `foot`, its crown at `top`. */
export function arch(x: number, top: number, width: number, foot: number): string {
  const radius = width / 2;
  return `M${x} ${foot}V${top + radius}A${radius} ${radius} 0 0 1 ${x + width} ${top + radius}V${foot}Z`;
}
