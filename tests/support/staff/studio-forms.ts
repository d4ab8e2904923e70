import type { TestSite } from '#tests/support/http/built-site.ts';

/** The studio as a signed-in person uses it, without JavaScript. */
export function openStudio(site: TestSite, cookie: string) {
  const origin = site.services.config.siteUrl;
  const get = (path: string) => site.get(path, { cookie });

  async function post(path: string, fields: Record<string, string> | FormData): Promise<Response> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return site.app.request(path, { method: 'POST', headers: { origin, cookie }, body });
  }

  /** Everything that a form of the page would send unchanged. */
  async function fieldsAt(path: string): Promise<Record<string, string>> {
    const response = await get(path);
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
    return formFields(await response.text());
  }

  return { get, post, fieldsAt };
}

export type Studio = ReturnType<typeof openStudio>;

export const formFields = (html: string): Record<string, string> => {
  const main = html.slice(html.indexOf('<main'));
  const fields: Record<string, string> = {};
  for (const [tag] of main.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, 'name');
    if (!name || (/type="(?:checkbox|radio)"/.test(tag) && !/ checked/.test(tag))) continue;
    fields[name] ??= attribute(tag, 'value') ?? (/type="checkbox"/.test(tag) ? 'on' : '');
  }
  for (const [, tag = '', text = ''] of main.matchAll(/<textarea([^>]*)>([^<]*)<\/textarea>/g))
    fields[attribute(tag, 'name')!] = decode(text.replace(/^\n/, ''));
  for (const [, tag = '', options = ''] of main.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
    const chosen = /<option[^>]*selected[^>]*>/.exec(options)?.[0] ?? '';
    fields[attribute(tag, 'name')!] = attribute(chosen, 'value') ?? '';
  }
  return fields;
};

const attribute = (tag: string, name: string) => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
};

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
