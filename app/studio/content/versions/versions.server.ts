import { redirect } from '#app/platform/http/redirect.ts';
import { restoreVersion } from '#app/publishing/commands/copy-item.server.ts';
import { documentRef } from '#app/publishing/document-ref.ts';
import { findWorkingCopy, titleOfCopy } from '#app/publishing/drafts/drafts.server.ts';
import { segmentField } from '#app/publishing/translations/translation-of.server.ts';
import { findVersionFields, listVersions } from '#app/publishing/versions/versions.server.ts';
import { documentTypeAt, type SentDocument } from '#app/studio/content/document-type.server.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { idOrMissing, missing, type StudioContext } from '#app/studio/content/studio-context.server.ts';
import { documentAddresses } from '#app/studio/content/types/addresses.ts';
import { readOutTitles } from '#app/studio/content/types/facts.server.ts';
import { invalid } from '#app/studio/form/studio-action.server.ts';
import { withParams } from '#app/studio/content/list/list-input.ts';
import { labelSegments } from '#app/studio/languages/translate/load-translation.server.ts';
import { translateType } from '#app/studio/words/content-types.ts';
import { compareFields } from './compare.ts';

/** All versions of an item or a translation, and how one of them differs from the form. */
export async function loadVersions(
  context: StudioContext,
  request: Request,
  params: { type?: string; id?: string },
) {
  const { services, staff, now, dates, words } = context;
  const type = translateType(await documentTypeAt(context, request, params), words);
  const id = idOrMissing(params);
  const { reads } = services.database;
  const copy = await findWorkingCopy(reads, type, { schoolCode: staff.schoolCode, id });
  if (!copy) throw missing();
  const ref = documentRef(type, { schoolCode: staff.schoolCode, id });
  const { searchParams } = new URL(request.url);
  const { form, versions: here } = documentAddresses(type, id, searchParams);
  const number = Number(searchParams.get('compare'));
  const older = isVersion(number) ? await findVersionFields(reads, ref, number) : undefined;
  const versions = await listVersions(reads, ref);
  const [named] = await readOutTitles({ services, staff, now }, [
    { type: type.name, title: titleOfCopy(copy, copy.fields) },
  ]);
  const fields = copy.translation
    ? (await labelSegments(context, copy.translation.segments)).map((each) => segmentField(each, type.title))
    : type.fields;
  return {
    title: itemName(type, { id, title: named?.title }, words.content),
    back: form,
    here,
    versions: versions.map(({ at, ...version }) => ({ ...version, at: dates.moment(at) })),
    compared: older && { number, fields: compareFields({ fields }, older, copy.fields, words.content) },
  };
}

export type LoadedVersions = Awaited<ReturnType<typeof loadVersions>>;

/** Puts one of the versions into the form. */
export const restoring = {
  async run(context: SentDocument) {
    const { request, params, form } = context;
    const type = await documentTypeAt(context, request, params);
    const number = Number(form.get('number'));
    if (!isVersion(number)) throw invalid();
    if (!(await restoreVersion(context, type, params.id, { number, editor: '' }))) throw missing();
    const { form: formAddress } = documentAddresses(type, params.id, new URL(request.url).searchParams);
    return redirect(withParams(formAddress, { done: 'version' }));
  },
};

/** A larger number does not come from a form of ours. */
const MAX_VERSIONS = 1_000_000;

const isVersion = (number: number) => Number.isInteger(number) && number > 0 && number <= MAX_VERSIONS;
