import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { clampZoom, detectSwipe, doubleTapScale, noZoom, type Zoom, zoomAt } from './zoom.ts';

interface Finger {
  x: number;
  y: number;
}
interface CloseLookDeeds {
  onStep(by: 1 | -1): void;
  onClose(): void;
}

/** Two taps so near in time (milliseconds) and place (pixels) are one double tap. */
const doubleTap = { within: 320, apart: 32 };
const still = 8;

const between = (a: Finger, b: Finger) => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  apart: Math.hypot(a.x - b.x, a.y - b.y),
});

/**
 * Touch, mouse and wheel on an image: pinch and double tap zoom in, one finger pans a zoomed image and
 * swipes an unzoomed one. Every move is written to the element itself, so that React renders nothing while
 * a finger moves.
 */
export const useZoom = ({ onStep, onClose }: CloseLookDeeds) => {
  const stage = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const look = useRef<Zoom>(noZoom);
  const fingers = useRef(new Map<number, Finger>());
  const began = useRef<Finger>({ x: 0, y: 0 });
  /** More than one finger took part: what is lifted then is no tap. */
  const pinched = useRef(false);
  const tapped = useRef({ x: 0, y: 0, at: 0 });
  const [close, setClose] = useState(false);

  const size = () => stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const fromMiddle = ({ x, y }: Finger) => {
    const { left, top, width, height } = size();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const draw = ({ scale, x, y }: Zoom) => {
    if (moved.current) moved.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const lookAt = (next: Zoom) => {
    look.current = next;
    draw(next);
    setClose(next.scale > 1);
  };
  const scaleTo = (scale: number, at: Finger) => lookAt(zoomAt(look.current, fromMiddle(at), scale, size()));
  const middle = () => {
    const { left, top, width, height } = size();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const toggle = (at: Finger = middle()) => scaleTo(look.current.scale > 1 ? 1 : doubleTapScale, at);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const finger = { x: event.clientX, y: event.clientY };
    if (fingers.current.size === 0) {
      began.current = finger;
      pinched.current = false;
    } else pinched.current = true;
    fingers.current.set(event.pointerId, finger);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const { scale, x, y } = look.current;
    if (other) {
      const [was, is] = [between(before, other), between(now, other)];
      const panned = { scale, x: x + is.x - was.x, y: y + is.y - was.y };
      lookAt(zoomAt(panned, fromMiddle(is), scale * (is.apart / (was.apart || 1)), size()));
    } else if (scale > 1) {
      lookAt(clampZoom({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, size()));
    } else if (!pinched.current) {
      draw({ scale: 1, x: now.x - began.current.x, y: Math.max(0, now.y - began.current.y) });
    }
  };
  const tap = (at: Finger, time: number) => {
    const { current: last } = tapped;
    const again =
      time - last.at < doubleTap.within && Math.hypot(at.x - last.x, at.y - last.y) < doubleTap.apart;
    tapped.current = again ? { x: 0, y: 0, at: 0 } : { ...at, at: time };
    if (again) toggle(at);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0 || pinched.current) return;
    const now = { x: event.clientX, y: event.clientY };
    const by = { x: now.x - began.current.x, y: now.y - began.current.y };
    if (Math.hypot(by.x, by.y) < still) {
      draw(look.current);
      return tap(now, event.timeStamp);
    }
    if (look.current.scale > 1) return;
    draw(noZoom);
    const meant = detectSwipe(by);
    if (meant === 'close') onClose();
    else if (meant) onStep(meant === 'next' ? 1 : -1);
  };
  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    draw(look.current);
  };
  const onWheel = ({ deltaY, clientX, clientY }: WheelEvent) =>
    scaleTo(look.current.scale * (deltaY < 0 ? 1.2 : 1 / 1.2), { x: clientX, y: clientY });

  return {
    /** Whether the image is zoomed in. */
    close,
    toggle,
    whole: () => lookAt(noZoom),
    /** Makes it so many times as large. */
    scaleBy: (factor: number) => scaleTo(look.current.scale * factor, middle()),
    /** Moves what is close by so many pixels. */
    pan: (x: number, y: number) =>
      lookAt(clampZoom({ ...look.current, x: look.current.x + x, y: look.current.y + y }, size())),
    moved,
    stage: { ref: stage, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onWheel },
  };
};
