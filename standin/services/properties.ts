/** PropertiesService: short texts that a script keeps with the document, with itself, or with the person. */
import type { Store } from '../document';
import { exception } from '../execution';
import { strict } from '../strict';
import type { Context } from './context';

type Service = GoogleAppsScript.Properties.PropertiesService;
type Properties = GoogleAppsScript.Properties.Properties;

export function openPropertiesService(context: Context): Service {
  const members = {
    getDocumentProperties: () => openStore(context, 'document'),
    getScriptProperties: () => openStore(context, 'script'),
    getUserProperties: () => openStore(context, 'user'),
  } satisfies Partial<Service>;
  return strict<Service>(context.execution, 'PropertiesService', members);
}

const LARGEST_VALUE = 9 * 1024;

function openStore({ host, execution }: Context, store: Store): Properties {
  const texts = host.document.properties[store];
  const put = (key: string, value: string) => {
    if (typeof value !== 'string')
      execution.violation(`The property ${key} is set to ${String(value)}, which is no text.`);
    if (value.length > LARGEST_VALUE) throw exception('Argument too large: value');
    texts.set(key, value);
  };
  const members = {
    getKeys: () => [...texts.keys()],
    getProperty: (key: string) => texts.get(key) ?? null,
    getProperties: () => Object.fromEntries(texts),
    setProperty: (key: string, value: string) => {
      put(key, value);
      return properties;
    },
    setProperties: (values: Readonly<Record<string, string>>, deleteOthers = false) => {
      if (deleteOthers) texts.clear();
      for (const [key, value] of Object.entries(values)) put(key, value);
      return properties;
    },
    deleteProperty: (key: string) => {
      texts.delete(key);
      return properties;
    },
    deleteAllProperties: () => {
      texts.clear();
      return properties;
    },
  } satisfies Partial<Properties>;
  const properties: Properties = strict<Properties>(execution, 'Properties', members);
  return properties;
}
