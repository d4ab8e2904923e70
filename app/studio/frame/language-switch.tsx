import { Form, useLocation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { languageNames, otherLocale } from '#app/words/locales.ts';
import { useLocale } from '#app/words/words.ts';

/** The other language, in its own words: for whoever cannot read this one. */
export function LanguageSwitch() {
  const other = otherLocale(useLocale());
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={studioHref('language')} preventScrollReset>
      <input type="hidden" name="back" value={pathname + withoutDone(search)} />
      <button className="link" name="language" value={other} lang={other}>
        {languageNames[other]}
      </button>
    </Form>
  );
}

/** What was done is not told a second time. */
function withoutDone(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('done');
  return params.size > 0 ? `?${params}` : '';
}
