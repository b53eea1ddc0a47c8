import { createInstance, type i18n } from 'i18next';
import type { Resources, Translation, Variables } from '../../core/translation.ts';
import { defaultLanguage, type LanguageCode } from '../../languages/list.ts';

/**
 * Makes a translation from resources that are already there, so that it is ready at once.
 * A key that English lacks throws, and so does a placeholder without a value: both are mistakes of the build.
 * A key that only another language lacks falls back to English.
 * @param variables May be filled in later: values are looked up when a text is asked for.
 */
export function createTranslation(
  language: LanguageCode,
  resources: Readonly<Record<string, Resources>>,
  variables: Variables,
): Pick<Translation, 't' | 'fill'> {
  const instance: i18n = createInstance();
  const used = [language, defaultLanguage].map((code) => [code, resources[code] ?? {}] as const);
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    initAsync: false,
    parseMissingKeyHandler: () => '',
    returnedObjectHandler: () => '',
    resources: structuredClone(Object.fromEntries(used)),
    interpolation: { escapeValue: false, defaultVariables: variables },
    missingInterpolationHandler: (text: string, match: RegExpExecArray) => {
      throw new RangeError(`No value for ${match[0]} in “${text}”.`);
    },
  });
  return {
    t(key, values = {}) {
      const english = { ...values, lng: defaultLanguage };
      // The types of i18next know only the keys of islands.
      const text: unknown = Reflect.apply(instance.t, instance, [key, values]);
      // Groups and empty texts are rejected, because i18next would show their keys.
      if (!instance.exists(key, english) || typeof text !== 'string' || !text) {
        const [namespace, path] = key.split(':');
        throw new RangeError(
          `content/locales/${defaultLanguage}/${namespace}.json has no “${path}”.`,
        );
      }
      return text;
    },
    fill: (text) => instance.services.interpolator.interpolate(text, {}, language, {}),
  };
}
