/** Parts of an address that open something for whoever reads them: a token, a device's own id. */
const SECRETS: readonly RegExp[] = [
  /(?<=\/(?:reset-password|validate-reset-token)\/)[^/?#]+/gi,
  /(?<=[?&](?:token|device_id)=)[^&#]+/gi,
];

/** An address as it may stand in a log. */
export function loggedAddress(url: string): string {
  return SECRETS.reduce((address, secret) => address.replace(secret, "[secret]"), url);
}
