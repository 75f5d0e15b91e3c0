import type { Plugin, UserConfig } from 'vite';
import shipped from '../../apps/web/vite.config.ts';

/*
 * The client as it ships, without one of the things that keep a page alive: the scenarios must miss it. A source that is no longer as
 * it is named here fails the build.
 */

type Plant = { readonly file: string; readonly from: string; readonly to: string };

const PLANTS: Readonly<Record<string, Plant>> = {
  retry: { file: 'ui/parts/retried.ts', from: '    void goOn();\n', to: '' },
  boundary: {
    file: 'ui/parts/part.tsx',
    from: `    if (now.kind === 'failed')\n`,
    to: `    if (now.kind === 'failed') throw new Error('a part is missing');\n    if (now.kind === 'failed')\n`,
  },
};

function without(name: string): Plugin {
  const plant = PLANTS[name];
  if (plant === undefined) throw new Error(`nothing is left out as ${name}`);
  let isPlanted = false;
  return {
    name: 'without',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(plant.file)) return null;
      if (!code.includes(plant.from)) throw new Error(`${plant.file} does not contain ${plant.from}`);
      isPlanted = true;
      return code.replace(plant.from, plant.to);
    },
    buildEnd() {
      if (!isPlanted) throw new Error(`${plant.file} was not met`);
    },
  };
}

const config: UserConfig = {
  ...shipped,
  root: `${import.meta.dirname}/../../apps/web`,
  plugins: [without(process.env['SHIPPED_WITHOUT'] ?? ''), ...(shipped.plugins ?? [])],
};
export default config;
