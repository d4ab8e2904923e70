import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { languageNames } from '#app/words/locales.ts';
import { studioLanguages } from '#app/words/studio-languages.ts';
import { useLocale } from '#app/words/words.ts';
import { Switch, SwitchButton } from '../kit/tabs.tsx';
import { useStudioWords } from '../words/words.ts';

/** The studio's languages, each by its own name, for people who cannot read the current one. */
export function LanguageSwitch() {
  const words = useStudioWords();
  const here = useLocale();
  return (
    <LanguageForm>
      <Switch label={words.language}>
        {studioLanguages.map((language) => (
          <SwitchButton
            key={language}
            isCurrent={language === here}
            name="language"
            value={language}
            lang={language}
          >
            {languageNames[language]}
          </SwitchButton>
        ))}
      </Switch>
    </LanguageForm>
  );
}

export function useOtherLanguages() {
  const here = useLocale();
  return studioLanguages.filter((language) => language !== here);
}

/** Its buttons choose a language by their value, and come back to this page. */
export function LanguageForm({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={studioHref('language')} preventScrollReset>
      <input type="hidden" name="back" value={pathname + withoutDone(search)} />
      {children}
    </Form>
  );
}

/** The result is not shown a second time. */
function withoutDone(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('done');
  return params.size > 0 ? `?${params}` : '';
}
