import { allSignals, type Signal } from '../telemetry/signals.ts';
import { StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The signals of OpenTelemetry that the environment wants sent: those that have an address, by the SDK's own variables.
 * Throws StartError for what this server cannot send.
 */
export const readSignals = (environment: Environment): ReadonlySet<Signal> => {
  const signals = new Set<Signal>();
  if (/^true$/i.test(environment.OTEL_SDK_DISABLED ?? '')) return signals;
  for (const signal of allSignals) {
    const name = signal.toUpperCase();
    const ownAddress = `OTEL_EXPORTER_OTLP_${name}_ENDPOINT`;
    const addressName = environment[ownAddress] ? ownAddress : 'OTEL_EXPORTER_OTLP_ENDPOINT';
    const address = environment[addressName];
    const exporter = environment[`OTEL_${name}_EXPORTER`] || 'otlp';
    if (exporter === 'none' || !address) continue;
    if (exporter !== 'otlp')
      throw new StartError(`OTEL_${name}_EXPORTER must be otlp or none, not '${exporter}'.`);
    if (!/^https?:\/\//.test(address) || !URL.canParse(address))
      throw new StartError(`${addressName} must be an address with http or https, not '${address}'.`);
    const protocol =
      environment[`OTEL_EXPORTER_OTLP_${name}_PROTOCOL`] || environment.OTEL_EXPORTER_OTLP_PROTOCOL || 'http';
    if (!protocol.startsWith('http'))
      throw new StartError(
        `Telemetry is sent by OTLP over HTTP: OTEL_EXPORTER_OTLP_PROTOCOL cannot be '${protocol}'.`,
      );
    signals.add(signal);
  }
  return signals;
};
