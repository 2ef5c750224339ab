const REDRAW_MS = 100;

/** A camera's picture that is always the same: somebody in front of a wall. */
function draw(canvas: HTMLCanvasElement) {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const shape = (color: string, path: () => void) => {
    pen.fillStyle = color;
    pen.beginPath();
    path();
    pen.fill();
  };
  shape('#8fa7b5', () => pen.rect(0, 0, width, height));
  shape('#c9b79c', () => pen.rect(0, height * 0.78, width, height * 0.22));
  shape('#6b4f3f', () => pen.ellipse(width / 2, height * 0.4, width * 0.12, height * 0.25, 0, 0, 7));
  shape('#23415a', () => pen.ellipse(width / 2, height * 1.02, width * 0.26, height * 0.36, 0, 0, 7));
  shape('#d9a27c', () => pen.ellipse(width / 2, height * 0.44, width * 0.09, height * 0.2, 0, 0, 7));
  shape('#23301f', () => {
    pen.ellipse(width * 0.465, height * 0.41, width * 0.009, height * 0.016, 0, 0, 7);
    pen.ellipse(width * 0.535, height * 0.41, width * 0.009, height * 0.016, 0, 0, 7);
  });
}

/** Replaces the camera by a canvas, because the machines of tests have none. */
export function fakeCamera(outcome: 'granted' | 'NotAllowedError' = 'granted') {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  draw(canvas);
  const getUserMedia = async () => {
    if (outcome !== 'granted') throw new DOMException('', outcome);
    const stream = canvas.captureStream();
    // A canvas gives a picture when it is drawn, and the page must be listening by then.
    setInterval(() => draw(canvas), REDRAW_MS);
    return stream;
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}
