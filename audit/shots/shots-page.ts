export interface Shot {
  address: string;
  state?: string | undefined;
  width: number;
  file: string;
}

/** All pictures side by side: a row for each page or state, a column for each width. */
export function shotsPage(shots: Shot[]): string {
  const rows = Map.groupBy(shots, ({ address, state }) => (state ? `${address} (${state})` : address));
  const figure = ({ file, width }: Shot) =>
    `<figure><figcaption>${width} px</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy" width="${Math.round(width / 3)}"></a></figure>`;
  const row = ([name, shown]: [string, Shot[]]) =>
    `<section><h2>${escapeHtml(name)}</h2><div>${shown.map(figure).join('')}</div></section>`;
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Every page</title>
<style>
  body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; background: #eee; }
  h2 { position: sticky; top: 0; margin: 2rem 0 0.5rem; padding: 0.25rem 0; font-size: 1rem; background: #eee; }
  div { display: flex; align-items: start; gap: 1rem; overflow-x: auto; }
  figure { margin: 0; }
  img { display: block; background: #fff; }
</style>
<h1>Every page, ${shots.length} pictures</h1>
${[...rows].map(row).join('\n')}
</html>
`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
