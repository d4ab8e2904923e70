import { Form, useLocation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { languageNames } from '#app/words/locales.ts';
import { studioLanguages } from '#app/words/studio-languages.ts';
import { useLocale } from '#app/words/words.ts';

/** The studio's other languages, each by its own name, for people who cannot read this one. */
export function LanguageSwitch() {
  const here = useLocale();
  const others = studioLanguages.filter((language) => language !== here);
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={studioHref('language')} preventScrollReset>
      <input type="hidden" name="back" value={pathname + withoutDone(search)} />
      {others.map((language) => (
        <button key={language} className="link" name="language" value={language} lang={language}>
          {languageNames[language]}
        </button>
      ))}
    </Form>
  );
}

/** The result is not shown a second time. */
function withoutDone(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('done');
  return params.size > 0 ? `?${params}` : '';
}
