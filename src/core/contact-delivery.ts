/** How an enquiry may be delivered: `simulated` reaches nobody, `supabase` stores a row. */
const deliveries = ['simulated', 'supabase'] as const;

export type ContactDelivery = (typeof deliveries)[number];

/**
 * How enquiries are delivered: as the setting `PUBLIC_CONTACT_DELIVERY` says, and simulated if it is empty.
 * @param suggest gives the sentence that offers the known value nearest to an unknown one, with a space before it
 * @throws RangeError for any other value, because a typing mistake must not lose enquiries
 */
export function contactDelivery(
  env: Readonly<Record<string, string | undefined>>,
  suggest: (found: string, known: readonly string[]) => string = () => '',
): ContactDelivery {
  const value = env['PUBLIC_CONTACT_DELIVERY'] || 'simulated';
  const known = deliveries.find((delivery) => delivery === value);
  if (known) return known;
  throw new RangeError(
    `PUBLIC_CONTACT_DELIVERY is “${value}”; expected ${deliveries.join(' or ')}.${suggest(value, deliveries)}`,
  );
}
