import type { Route } from './+types/share-page.ts';
import { addressFrom } from '#app/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { titleOf } from '#app/publishing/fields.ts';
import { stateOf } from '#app/platform/content/state.ts';
import { textToSend } from '#app/notice-cards/announcement.ts';
import { findAnnouncement } from '#app/notice-cards/find-announcement.server.ts';
import {
  idOrMissing,
  missing,
  typeContext,
  typeOrMissing,
} from '#app/studio/content/studio-context.server.ts';
import { itemAddress } from '#app/studio/content/types/addresses.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { Banner } from '#app/studio/kit/banner.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { TaskHeader, taskHandle } from '#app/studio/kit/page-header.tsx';
import { Tabs } from '#app/studio/kit/tabs.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { cardLanguagesOf } from '#app/words/card-languages.ts';
import { scriptOf, useLanguageOf } from '#app/words/language-of.ts';
import { cardWords } from '#app/words/notice-card.ts';
import { readLanguage } from './card-files.ts';
import { CardPanels } from './card-panels.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, staff, now } = typeContext(context, params, 'content.read');
  const { site, isInPreparation = false } = context.get(requestContext);
  const type = typeOrMissing(params);
  const id = idOrMissing(params);
  const db = services.database.reads;
  const copy = type.isAnnounced && (await findWorkingCopy(db, type, { schoolCode: staff.schoolCode, id }));
  if (!copy) throw missing();
  const state = stateOf(copy.row, now);
  const { searchParams } = new URL(request.url);
  const languages = cardLanguagesOf(site.languages);
  const requestedLanguage = readLanguage(searchParams.get('language'), languages);
  const ofTitle = readLanguage(scriptOf(titleOf(type, copy.fields)), languages);
  const language = requestedLanguage ?? ofTitle ?? languages[0];
  const words = cardWords[language];
  const card = await findAnnouncement(type, { db, site, now, id, words, language });
  const title = card?.title ?? titleOf(type, copy.fields);
  return {
    item: { type: type.name, id },
    title,
    language,
    languages,
    back: itemAddress(type, id),
    state,
    card: card && {
      text: textToSend(card, type.name === albums.name ? words.seePhotos : words.readOn),
      fileName: addressFrom(title).slice(1) || type.words.one.replaceAll(' ', '-'),
    },
    differs: copy.draft !== undefined,
    isInPreparation,
    isBusy: searchParams.get('done') === 'busy',
  };
}

export const handle = taskHandle('everywhere');

export const meta = studioMeta((words) => words.share.share);

export default function SharePage({ loaderData }: Route.ComponentProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().share;
  const { item, title, language, languages, back, state, card, differs, isInPreparation, isBusy } =
    loaderData;
  return (
    <>
      <TaskHeader title={words.share} back={{ to: back, name: words.back }} />
      <div className={layout.page}>
        <p>
          <b lang={languageOf(title)}>{title}</b>
        </p>
        {!card && state !== 'live' && (
          <Banner kind="warn" icon="eye-off">
            <p>{words.notLive[state]}</p>
          </Banner>
        )}
        {card && (
          <>
            <Outcome refused={isBusy ? words.busy : undefined} />
            <p>{words.lead}</p>
            {(isInPreparation || differs) && (
              <Banner kind="warn" icon="alert">
                {isInPreparation && <p>{words.inPreparation}</p>}
                {differs && <p>{words.differs}</p>}
              </Banner>
            )}
            {languages.length > 1 && (
              <>
                <Tabs
                  label={words.language}
                  tabs={languages.map((each) => ({
                    to: studioHref('itemShare', { ...item, language: each }),
                    name: words.languages[each],
                    lang: each,
                    isCurrent: each === language,
                  }))}
                />
                <p className={layout.quiet}>{words.languageHelp}</p>
              </>
            )}
            <CardPanels key={language} item={item} title={title} language={language} card={card} />
          </>
        )}
      </div>
    </>
  );
}
