import { dayInIndia } from '#app/core/days.ts';
import { findFileSize } from '#app/media/page-files.server.ts';
import { readPart, requestContext } from '#app/platform/http/request-context.ts';
import { AskPanel } from '#app/site/content-page/ask-panel.tsx';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import { OutsideLink } from '#app/ui/prose/outside-link.tsx';
import type { Route } from './+types/admission-process-page.ts';
import { AgeCalculator } from './age-calculator.tsx';
import { checkAge } from './age-check.ts';
import { AgeTable } from './age-table.tsx';
import { FormDownload } from './form-download.tsx';
import { FormPrices } from './form-prices.tsx';

const FORM = 'admission-form';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, now } = context.get(requestContext);
  const loaded = await loadContent(
    context,
    (prose, school) => prose.admissionProcess(school),
    () => [FORM],
  );
  const file = loaded.files[FORM];
  const form =
    file?.kind === 'document'
      ? await readPart(context, async () => ({
          path: file.path,
          bytes: await findFileSize(services.database.reads, file),
        }))
      : undefined;
  const search = new URL(request.url).searchParams;
  const check = checkAge(
    { born: search.get('born'), joins: search.get('joins') },
    loaded.profile.agesAtEntrance,
    dayInIndia(now),
  );
  return { ...loaded, form, check };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'admissionProcess', loaderData);
}

export default function AdmissionProcessPage({ loaderData }: Route.ComponentProps) {
  const { content, files, profile, registration, form, check } = loaderData;
  const { agesAtEntrance: ages, phone, email, officeHours } = profile;
  const fitting = check.answer?.kind === 'fits' ? check.answer.grades : [];
  return (
    <ContentPage
      page="admissionProcess"
      content={content}
      files={files}
      contents={[...content.sections, content.ask]}
      within={{
        'age-at-entrance': ages.length > 0 && <AgeTable ages={ages} fitting={fitting} />,
        'which-class': <AgeCalculator check={check} content={content} />,
        'application-form': (
          <>
            <FormPrices prices={content.prices} />
            <FormDownload form={form} />
          </>
        ),
        'online-registration': registration && (
          <OutsideLink className="button button--primary" href={registration.href}>
            {registration.title}
          </OutsideLink>
        ),
      }}
      aside={<AskPanel section={content.ask} phone={phone} email={email} hours={officeHours} />}
    />
  );
}
