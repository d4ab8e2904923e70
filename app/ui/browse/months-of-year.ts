/** For each year its months, as the value and the name of an option. */
export type MonthsOfYears = Record<string, [value: number, name: string][]>;

/** The months of a year can be chosen as soon as the year is, without a page in between. */
export const monthsOfYear = {
  enhance(element: HTMLElement): void {
    const month = element.querySelector('select');
    const year = month?.form?.elements.namedItem('year');
    if (!month || !(year instanceof HTMLSelectElement)) return;
    const hint = month.querySelector<HTMLOptionElement>('option:disabled') ?? newOption('');
    hint.disabled = true;
    hint.textContent = element.dataset.hint ?? '';
    const months = JSON.parse(element.dataset.months ?? '{}') as MonthsOfYears;
    const all = month.options[0]!;

    function offerMonths(of: string): void {
      const chosen = month!.value;
      const offered = months[of]?.map(([value, name]) => newOption(String(value), name)) ?? [hint];
      month!.replaceChildren(all, ...offered);
      month!.value = offered.some(({ value }) => value === chosen) ? chosen : '';
    }
    year.addEventListener('change', () => offerMonths(year.value));
    // Somebody may have been quicker than this.
    if (!year.selectedOptions[0]?.defaultSelected) offerMonths(year.value);
  },
};

function newOption(value: string, name = ''): HTMLOptionElement {
  const option = document.createElement('option');
  option.value = value;
  option.textContent = name;
  return option;
}
