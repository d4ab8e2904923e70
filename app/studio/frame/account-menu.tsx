import { Form } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { languageNames } from '#app/words/locales.ts';
import { frameStyles, Person } from '../kit/frame.tsx';
import { Menu, MenuButton, MenuLink } from '../kit/menu.tsx';
import { roleWords } from '../people/role-words.ts';
import { useStudioWords } from '../words/words.ts';
import type { FrameData } from './frame-data.ts';
import { LanguageForm, useOtherLanguages } from './language-switch.tsx';

/** In the top bar: who is signed in, with the pages about their account. */
export function AccountMenu({ name, email, role }: Pick<FrameData, 'name' | 'email' | 'role'>) {
  const words = useStudioWords();
  const others = useOtherLanguages();
  return (
    <Menu
      label={`${name}: ${words.account.title}`}
      className={frameStyles.me}
      face={<Person name={name} position={roleWords(words, role).name} />}
    >
      <p>
        <b>{name}</b>
        <small>{email}</small>
      </p>
      <hr />
      <MenuLink icon="user" to={studioHref('account')}>
        {words.account.title}
      </MenuLink>
      <LanguageForm>
        {others.map((language) => (
          <MenuButton key={language} icon="languages" name="language" value={language} lang={language}>
            {languageNames[language]}
          </MenuButton>
        ))}
      </LanguageForm>
      <hr />
      <Form method="post" action={studioHref('signOut')}>
        <MenuButton icon="log-out">{words.signOut}</MenuButton>
      </Form>
    </Menu>
  );
}
