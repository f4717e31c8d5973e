import { CLOTH, DOME, FILM, GROUND_MAP, INSIDE, PATH } from '../traced/constants.ts';
import { GROUND_COLOUR } from '../traced/ground-colour.ts';

/** A number as GLSL writes it. */
const f = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value));
const fs = (...values: readonly number[]): string => values.map(f).join(',');

/** What the size of the arrays in a shader depends on. */
export interface ShaderSizes {
  planes: number;
  /** Facets before the first one of the girdle. */
  girdleStart: number;
  inclusions: number;
  panels: number;
}

/** A triangle that covers the picture. */
export const VERTEX_SHADER = `#version 300 es
void main(){gl_Position=vec4(gl_VertexID==1?3.:-1.,gl_VertexID==2?3.:-1.,0.,1.);}`;

const { zones } = INSIDE;
const rest = 1 - FILM.shoulder;

// The functions below are those of the tracer, in the same order and by the same names where a name is not taken:
// facet-search.ts (enter, leave), fresnel.ts, studio-light.ts (sky), ground.ts (below), inclusions.ts and
// faceted-stone.ts (pass, follow), develop.ts (expose). A ray is followed in the frame of the stone as it lies; `turned`
// takes what leaves it into the room, where the lights and the ground are.
/**
 * Returns the shader that follows light through a cut stone. It writes the exposed light to the first target, and the light
 * above white to the second. Its loops have fixed ends, and `bounces` ends the path sooner.
 */
export const traceShader = ({
  planes,
  girdleStart,
  inclusions,
  panels,
}: ShaderSizes): string => `#version 300 es
precision highp float;
layout(std140) uniform Stone{vec4 planes[${planes}];vec4 panels[${panels * 4}];vec4 specks[${Math.max(1, inclusions) * 4}];};
uniform mat3 turned;
uniform vec3 right,up,viewer,middle,centre,along,through,index,absorb,body,glow,ambient,domeColour,tint;
uniform vec4 zone;
uniform vec2 pixels,jitter;
uniform float width,clearing,haze,zoning,exposure,level,blur,reach;
uniform int bounces,lamps;
uniform sampler2D ground;
layout(location=0) out vec4 shown;
layout(location=1) out vec4 glare;
int face;
float enter(vec3 o,vec3 d){
float near=0.,far=1e9;face=-1;
for(int i=0;i<${planes};i++){
vec4 p=planes[i];
float t=dot(p.xyz,d),r=p.w-dot(p.xyz,o);
if(t<-1e-7){if(r<t*near){near=r/t;face=i;}}
else if(t>1e-7){if(r<t*far)far=r/t;}
else if(r<0.)return -1.;
if(near>far)return -1.;
}
return face<0?-1.:near;
}
float leave(vec3 o,vec3 d){
float far=1e9;
for(int i=0;i<${planes};i++){
if(i==${girdleStart}){
vec3 q=o+d*far-through;
float h=dot(q,along);
if(dot(q,q)-h*h<clearing)break;
}
vec4 p=planes[i];
float t=dot(p.xyz,d);
if(t>1e-6){float r=p.w-dot(p.xyz,o);if(r<t*far){far=r/t;face=i;}}
}
return max(far,0.);
}
float fresnel(float c,float n){
float s=(1.-c*c)/(n*n);
if(s>=1.)return 1.;
float r=sqrt(1.-s),a=(c-n*r)/(c+n*r),b=(n*c-r)/(n*c+r);
return (a*a+b*b)*.5;
}
float sky(vec3 d,int c){
float s=dot(right,d),v=${f(DOME.low)}+${f(DOME.rise)}*smoothstep(${fs(DOME.from, DOME.to)},dot(up,d)-s*${f(DOME.lean)});
s=abs(s);
v*=1.-${f(DOME.dark)}*smoothstep(${fs(DOME.card[0], DOME.card[1])},s)*(1.-smoothstep(${fs(DOME.card[2], DOME.card[3])},s));
v*=1.-${f(DOME.dark)}*smoothstep(${fs(...DOME.lens)},dot(viewer,d));
v*=domeColour[c];
for(int i=0;i<lamps;i++){
vec4 p=panels[i*4],a=panels[i*4+1],b=panels[i*4+2];
float z=dot(p.xyz,d);
if(z<=.05)continue;
float x=abs(dot(a.xyz,d))/z,y=abs(dot(b.xyz,d))/z;
if(x>p.w||y>a.w)continue;
float e=max(x/p.w,y/a.w);
v+=(1.-${f(CLOTH.fall)}*e*e)*(1.-smoothstep(p.w*${f(CLOTH.fringe)},p.w,x))*(1.-smoothstep(a.w*${f(CLOTH.fringe)},a.w,y))*panels[i*4+3][c];
}
return v*exposure;
}
float below(vec3 o,vec3 d,int c){
vec2 q=(o.xy+d.xy*(level-o.z)/d.z-centre.xy)/reach*.5+.5,e=min(q,1.-q);
float m=textureLod(ground,q,blur)[c]*${f(GROUND_MAP.root)};
return vec3(${fs(...GROUND_COLOUR)})[c]*tint[c]*mix(1.,m*m,clamp(8.*min(e.x,e.y),0.,1.));
}
float around(vec3 o,vec3 d,int c){
o=turned*(o-centre)+centre;
d=turned*d;
return d.z>-1e-6?sky(d,c):below(o,d,c);
}
vec2 pass(vec3 o,vec3 d,float l,int c,bool bright){
float w=dot(zone.xyz,o+d*l*.5);
w=sin(w*${f(zones.first)}+zone.w)+.5*sin(w*${f(zones.second)}+zone.w*${f(zones.shift)});
float a=absorb[c]*(1.+zoning*${f(zones.depth)}*w),left=exp(-(a+haze)*l);
float add=(a+haze>0.?(1.-left)*haze/(a+haze)*body[c]:0.)+(1.-exp(-${f(INSIDE.glow)}*l))*glow[c];
if(bright)for(int i=0;i<${inclusions};i++){
vec4 m=specks[i*4],n=specks[i*4+1],x=specks[i*4+2];
float z=dot(n.xyz,d);
if(abs(z)<1e-6)continue;
vec3 p=o-m.xyz;
float t=-dot(n.xyz,p)/z;
if(t<=0.||t>=l)continue;
p+=d*t;
float u=dot(x.xyz,p),v=dot(specks[i*4+3].xyz,p),r=u*u+v*v;
if(r>=1.)continue;
float k=m.w*(x.w==0.?min(1.,(1.-r)*3.):(1.-r)*clamp(.55+.5*(sin(u*9.+x.w)*sin(v*7.-x.w*1.7)+.6*sin(u*23.+v*17.+x.w*.6)),0.,1.));
add+=exp(-a*t)*left*k*n.w*body[c];
left*=1.-k;
}
return vec2(left,add*ambient[c]);
}
float expose(float l){
if(l<=0.)return 0.;
float t=l*l*${f(1 + FILM.toe)}/(l+${f(FILM.toe)});
return t<=${f(FILM.shoulder)}?t:${f(FILM.shoulder)}+${f(rest)}*(1.-exp((${f(FILM.shoulder)}-t)/${f(rest)}));
}
float follow(vec3 o,vec3 d,vec3 n,int c){
float i=index[c],k=1./i,s=-dot(n,d),back=fresnel(s,i);
float seen=back*around(o,d+2.*s*n,c);
d=k*d+(k*s-sqrt(1.-k*k*(1.-s*s)))*n;
float w=1.-back;
for(int b=0;b<${PATH.mostBounces};b++){
if(b>=bounces||w<=${f(PATH.faintest)})break;
float l=leave(o,d);
vec2 p=pass(o,d,l,c,w>${f(PATH.visible)});
seen+=w*p.y;
w*=p.x;
o+=d*l;
n=planes[face].xyz;
s=dot(n,d);
back=fresnel(s,k);
float out_=w*(1.-back);
if(out_>${f(PATH.least)})seen+=out_*around(o,i*d+(sqrt(max(0.,1.-i*i*(1.-s*s)))-i*s)*n,c);
w*=back;
d-=2.*s*n;
}
return seen;
}
void main(){
vec2 q=(gl_FragCoord.xy+jitter)/pixels-.5;
vec3 o=middle+(right*q.x+up*q.y)*width+viewer*width*2.,d=-viewer,so=(o-centre)*turned+centre,sd=d*turned;
float t=enter(so,sd);
vec3 n=planes[max(face,0)].xyz,s,g;
so+=sd*t;
for(int c=0;c<3;c++){
float l=min(${f(PATH.brightest)},t<0.?below(o,d,c):follow(so,sd,n,c));
s[c]=expose(l);
g[c]=max(0.,l-1.);
}
shown=vec4(s,1.);
glare=vec4(g,1.);
}`;

/**
 * The shader that develops the light: it spreads the glare with a bell, adds it, and writes sRGB. `spread` is the distance of
 * its samples in shares of the picture.
 */
export const DEVELOP_SHADER = `#version 300 es
precision highp float;
uniform sampler2D shown,glare;
uniform vec2 size;
uniform float spread;
out vec4 colour;
void main(){
vec2 q=gl_FragCoord.xy/size;
vec3 g=vec3(0.);
float w=0.;
for(int i=0;i<49;i++){
vec2 a=vec2(i%7-3,i/7-3);
float k=exp(-dot(a,a)/4.5);
g+=k*texture(glare,q+a*spread).rgb;
w+=k;
}
vec3 l=clamp(texture(shown,q).rgb+${f(FILM.glare)}*g/w,0.,1.);
colour=vec4(mix(1.055*pow(l,vec3(1./2.4))-.055,12.92*l,step(l,vec3(.0031308))),1.);
}`;
