export type LayoutName = 'desktop' | 'landscape' | 'tablet' | 'phone';

export function layoutOf(width: number, height: number): LayoutName {
  if (width >= 1000 && height >= 600 && width >= height) return 'desktop';
  if (height < 600 && width > height) return 'landscape';
  return width >= 700 ? 'tablet' : 'phone';
}
